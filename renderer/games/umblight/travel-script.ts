/** Events of a run outside its battles as sound and a moment to look. */
import type { RunEvent } from '../../../core/games/umblight/run/run-events.ts';
import type { Cue, Script } from '../../table/face.ts';

const heard = (sound: string, beats: number): Script => {
  const cues: readonly Cue[] = [
    { kind: 'sound', sound },
    { kind: 'wait', beats },
  ];
  return { after: cues };
};

export function travelScript(event: RunEvent): Script {
  switch (event.type) {
    case 'set-out':
    case 'packed':
      return heard('lay', 2);
    case 'chapter':
      return heard('drum', 3);
    case 'went':
      return heard('steps', 7);
    case 'coins-gained':
    case 'coin-paid':
      return heard('coin', 3);
    case 'coin-improved':
      return heard('grow', 4);
    case 'card-gained':
      return heard('slide', 3);
    case 'card-lost':
      return heard('spark', 3);
    case 'max-hp':
      return heard(event.n > 0 ? 'heal' : 'hurt', 3);
    case 'ability':
      return heard('halo', 3);
    case 'battle-over':
      return heard(event.result === 'won' ? 'won' : 'lost', 6);
    case 'run-over':
      return heard(event.won ? 'won' : 'lost', 4);
    case 'arrived':
    case 'owes':
    case 'chose':
    case 'sold':
      return {};
  }
}
