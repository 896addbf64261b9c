/**
 * The one place that decides how much moves. `pace` is a factor on every duration (0: nothing takes
 * time), `reduced` asks for fades instead of travel, shaking and particles.
 */
import type { Settings } from '../../electron/api.ts';

export interface Motion {
  readonly pace: number;
  readonly reduced: boolean;
}

const PACES: Readonly<Record<Settings['motion'], number>> = { slow: 1.6, normal: 1, fast: 0.55, off: 0 };

/** `systemReduces` is what the system's own setting says; either of the two is enough. */
export function resolveMotion(settings: Pick<Settings, 'motion' | 'reducedMotion'>, systemReduces: boolean): Motion {
  return {
    pace: PACES[settings.motion],
    reduced: settings.motion === 'off' || settings.reducedMotion === 'on' || systemReduces,
  };
}
