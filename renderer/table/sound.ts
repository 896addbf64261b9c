/** The table's sounds: those of every table and those of the game, at the volumes of the settings. */
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../app/context.tsx';
import { common } from '../sound/common.ts';
import { createSoundEngine } from '../sound/engine.ts';
import type { AnyFace } from './face.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;

export function useTableSound(face: AnyFace): (name: string) => void {
  const { effects, ambience, muted } = useApp((state) => state.settings);
  const [engine] = useState(createSoundEngine);
  useEffect(() => engine.setVolumes({ effects, ambience, muted }), [engine, effects, ambience, muted]);
  useEffect(() => {
    engine.ambience(face.ambience);
    const wake = afterPaint(engine.wake);
    for (const name of GESTURES) window.addEventListener(name, wake.ask);
    return () => {
      for (const name of GESTURES) window.removeEventListener(name, wake.ask);
      wake.cancel();
      engine.close();
    };
  }, [engine, face]);
  return useCallback(
    (name) => {
      const patch = face.sounds[name] ?? common[name];
      if (patch !== undefined) engine.play(patch, PITCHES[turn++ % PITCHES.length]);
    },
    [engine, face],
  );
}

/** Small shifts of pitch one after the other, so that cards dealt in a row do not sound stamped. */
const PITCHES = [1, 1.04, 0.97, 1.07, 0.99, 1.02] as const;
let turn = 0;

/** Runs `what` once the answer to a press is painted: to open the audio device can take a fifth of a second. */
function afterPaint(what: () => void): { ask(): void; cancel(): void } {
  let [frame, timer] = [0, 0];
  return {
    ask() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        timer = window.setTimeout(what);
      });
    },
    cancel() {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}
