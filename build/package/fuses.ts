/** The switches burnt into the packaged program: nothing that runs it as something else than the game. */
import { FuseV1Options } from '@electron/fuses';
import type { Configuration } from 'electron-builder';

type Fuses = NonNullable<Configuration['electronFuses']>;

export const FUSES = {
  /** `ELECTRON_RUN_AS_NODE` is ignored. */
  runAsNode: false,
  /** Cookies, if there ever are any, are encrypted on the disk. */
  enableCookieEncryption: true,
  /** `NODE_OPTIONS` is ignored. */
  enableNodeOptionsEnvironmentVariable: false,
  /** `--inspect` is ignored. End-to-end tests of a packaged program need it, and get a package of their own. */
  enableNodeCliInspectArguments: false,
  /** The program refuses an app.asar that is not the one it was packaged with (macOS and Windows). */
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  /** There is no snapshot of our own. */
  loadBrowserProcessSpecificV8Snapshot: false,
  /** The page is served from app://; file:// is an address like any other. */
  grantFileProtocolExtraPrivileges: false,
} as const satisfies Fuses;

/** The same decisions by their place in the program's fuse wire. */
export const FUSE_WIRE: Readonly<Record<keyof typeof FUSES, FuseV1Options>> = {
  runAsNode: FuseV1Options.RunAsNode,
  enableCookieEncryption: FuseV1Options.EnableCookieEncryption,
  enableNodeOptionsEnvironmentVariable: FuseV1Options.EnableNodeOptionsEnvironmentVariable,
  enableNodeCliInspectArguments: FuseV1Options.EnableNodeCliInspectArguments,
  enableEmbeddedAsarIntegrityValidation: FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
  onlyLoadAppFromAsar: FuseV1Options.OnlyLoadAppFromAsar,
  loadBrowserProcessSpecificV8Snapshot: FuseV1Options.LoadBrowserProcessSpecificV8Snapshot,
  grantFileProtocolExtraPrivileges: FuseV1Options.GrantFileProtocolExtraPrivileges,
};
