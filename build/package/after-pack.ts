/** What electron-builder and Electron ask Apple for that this app does not need: plain HTTP, camera, microphone. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AfterPackContext } from 'electron-builder';
import plist, { type PlistObject } from 'plist';

const DEVICES = /^NS(Camera|Microphone|Bluetooth\w*|AudioCapture)UsageDescription$/;

export async function afterPack({ electronPlatformName, appOutDir, packager }: AfterPackContext): Promise<void> {
  if (electronPlatformName !== 'darwin') return;
  const file = join(appOutDir, `${packager.appInfo.productFilename}.app`, 'Contents', 'Info.plist');
  const info = plist.parse(readFileSync(file, 'utf8')) as PlistObject;
  const kept = Object.entries(info).filter(([key]) => !DEVICES.test(key));
  /** The updater hands a download on to macOS through this machine's own address. */
  const transport = { NSAllowsLocalNetworking: true, NSAllowsArbitraryLoads: false };
  writeFileSync(file, plist.build({ ...Object.fromEntries(kept), NSAppTransportSecurity: transport }));
}
