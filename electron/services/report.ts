/** A report for whoever looks into a fault: versions, settings, the log's end and one match, nobody's name in it. */
import { release } from 'node:os';
import type { Settings } from '../api.ts';
import { unseal } from './envelope.ts';
import { MATCH_FORMAT } from './match-file.ts';

export interface ReportParts {
  readonly appVersion: string;
  readonly shell: string;
  readonly platform: string;
  readonly locale: string;
  readonly settings: Settings;
  readonly log: string;
  /** The bytes of the file of the match in question, if there is one. */
  readonly match: Buffer | null;
}

/** Plain text, to be read before it is copied. */
export function writeReport({ appVersion, shell, platform, locale, settings, log, match }: ReportParts): string {
  const { electron = 'none', chrome = 'none', node = 'none' } = process.versions as Record<string, string | undefined>;
  const { profile: _, ...shown } = settings;
  return [
    `Quadrille ${appVersion} (${shell})`,
    `Electron ${electron}, Chromium ${chrome}, Node ${node}`,
    `System: ${platform} ${release()}, ${process.arch}, ${locale}`,
    `Settings: ${JSON.stringify(shown)}`,
    '',
    'End of the log:',
    log.trim() === '' ? '(empty)' : log.trim(),
    '',
    'Match:',
    match === null ? '(none)' : nameless(match),
    '',
  ].join('\n');
}

/** A match file's body with its players numbered instead of named. */
function nameless(bytes: Buffer): string {
  const envelope = unseal(MATCH_FORMAT, bytes);
  if (envelope.kind !== 'whole') return `(it cannot be read: ${envelope.why})`;
  const body = envelope.body as { seats?: readonly object[] };
  const seats = body.seats?.map((seat, i) => ({ ...seat, name: `Seat ${i + 1}`, profile: null }));
  return JSON.stringify({ ...body, seats });
}
