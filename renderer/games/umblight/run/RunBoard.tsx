/** A place of the run on the table: where the traveller is, what is to be decided there, and below what is carried. */
import { useRef } from 'react';
import type { Run, Step } from '../../../../core/games/umblight/run/run.ts';
import { TRAVELLER } from '../../../../core/games/umblight/state.ts';
import { Reader } from '../Reader.tsx';
import { CoinStep, DeckStep, ForgetStep, TakeStep } from './Decisions.tsx';
import { EndPlace } from './EndPlace.tsx';
import { EventPlace } from './EventPlace.tsx';
import { MapPlace } from './MapPlace.tsx';
import { Pack } from './Pack.tsx';
import styles from './run.module.css';
import { StarterPlace, TravellerPlace } from './SetOut.tsx';
import { ShopPlace } from './ShopPlace.tsx';

export function RunBoard({ run }: { readonly run: Run }) {
  const root = useRef<HTMLDivElement>(null);
  const [step] = run.owed;
  return (
    <div ref={root} className={styles.run} data-place={run.place.kind} data-owes={step?.do}>
      {step === undefined ? <PlaceOf run={run} /> : <Owed run={run} step={step} />}
      {run.traveller !== null && <Pack run={run} />}
      <Reader within={root} battle={null} bottom={TRAVELLER} />
    </div>
  );
}

function PlaceOf({ run }: { readonly run: Run }) {
  const { place } = run;
  switch (place.kind) {
    case 'traveller':
      return <TravellerPlace offers={place.offers} />;
    case 'starter':
      return <StarterPlace offers={place.offers} />;
    case 'map':
    case 'reward':
      return <MapPlace run={run} />;
    case 'shop':
      return <ShopPlace run={run} cards={place.cards} />;
    case 'event':
      return <EventPlace code={place.event} />;
    case 'end':
      return <EndPlace won={place.won} />;
    case 'battle':
      return null;
  }
}

/** What must be decided before one goes on. */
function Owed({ run, step }: { readonly run: Run; readonly step: Step }) {
  switch (step.do) {
    case 'take':
      return <TakeStep run={run} cards={step.cards} />;
    case 'pay':
      return <CoinStep run={run} coins={step.coins} />;
    case 'improve':
      return <CoinStep run={run} coins={null} />;
    case 'remove':
    case 'copy':
    case 'change':
      return <DeckStep run={run} what={step.do} />;
    case 'forget':
      return <ForgetStep run={run} />;
    default:
      return <PlaceOf run={run} />;
  }
}
