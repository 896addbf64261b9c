/** The only user of `ipcMain`: every message's sender is looked at before its content is. */
import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import type { Answer, Sender } from './answers.ts';
import type { SignalName, Signals } from './api.ts';
import { ASK, isOurs, SIGNAL } from './wire.ts';

/** Answers the questions of our page. */
export function serveMessages(answer: Answer): void {
  ipcMain.handle(ASK, (event, channel: unknown, payload: unknown) => {
    return answer(typeof channel === 'string' ? channel : '', payload, senderOf(event));
  });
}

/** Trusted is the main frame of a window that shows our page. */
export function senderOf({ sender, senderFrame }: Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>): Sender {
  if (senderFrame === null) return { trusted: false, why: 'A message of a frame that is gone.' };
  if (senderFrame !== sender.mainFrame) return { trusted: false, why: 'A message of a frame inside the page.' };
  if (!isOurs(senderFrame.url)) return { trusted: false, why: 'A message of a foreign page.' };
  return { trusted: true };
}

/** Says something to our page unasked. */
export function sendSignal<S extends SignalName>(contents: WebContents, signal: S, payload: Signals[S]): void {
  if (!contents.isDestroyed() && isOurs(contents.getURL())) contents.send(SIGNAL, signal, payload);
}
