/** An event by the road: its picture, its story, and two or three ways to take, each with what comes of it. */
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../../../core/games/umblight/run/encounter.ts';
import { encounter } from '../../../../core/games/umblight/run/encounters.ts';
import { outcomeWords } from '../../../../core/games/umblight/run/step-words.ts';
import { Place, usePlaceState } from '../../../table/Place.tsx';
import { PLACES } from '../art/places.ts';
import { useSpoken } from '../language.ts';
import styles from './run.module.css';
import { Scene } from './Scene.tsx';

export function EventPlace({ code }: { readonly code: string }) {
  const spoken = useSpoken();
  const event = encounter(code);
  if (event === null) return null;
  return (
    <Scene cut={PLACES[event.motif] ?? ''} title={spoken(event.title)} line={spoken(event.story)}>
      <ul className={styles.ways}>
        {event.choices.map((choice) => (
          <li key={choice.code}>
            <Way choice={choice} />
          </li>
        ))}
      </ul>
    </Scene>
  );
}

/** What a choice gives that can be read: an ability or a card. */
function lookOf({ steps }: Choice): string | undefined {
  for (const step of steps) {
    if (step.do === 'ability') return `ability:${step.ability}:${step.n}`;
    if (step.do === 'card') return `card:${step.card}`;
  }
  return undefined;
}

function Way({ choice }: { readonly choice: Choice }) {
  const { t } = useTranslation('umblight');
  const spoken = useSpoken();
  const id = `choice:${choice.code}`;
  const { press } = usePlaceState(id, false);
  const values = { label: spoken(choice.label), outcome: spoken(outcomeWords(choice.steps)) };
  return (
    <Place id={id} label={t(press ? 'run.outcome' : 'run.dearChoice', values)} className={styles.way}>
      <b>{values.label}</b>
      <span data-look={lookOf(choice)}>{values.outcome}</span>
    </Place>
  );
}
