/** The keys of the table: hand by number, letters of the game, menu, log, hint, taking back. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Shortcut, useShortcuts } from '../app/shortcuts.tsx';
import { buttons, quick } from './choice.ts';
import { CLAIM_KEYS, claimOf } from './claims.ts';
import type { TableKey } from './face.ts';
import { type Kit, useKit, useTable, useWords } from './kit.ts';
import { slotsOf } from './spots.ts';
import { useHint } from './use-hint.ts';
import { useReadout } from './use-readout.ts';
import { useNoUndo } from './use-why-not.ts';

export function useTableKeys(): void {
  const { t } = useTranslation('table');
  const kit = useKit();
  const { word } = useWords();
  const hint = useHint();
  const readout = useReadout();
  const atOnce = useTable((state) => state.atOnce);
  const noUndo = useNoUndo();
  const shortcuts = useMemo((): readonly Shortcut[] => {
    const { store, controls, session, face } = kit;
    const shared = atOnce.flatMap((seat) => Object.keys(face.atOnce?.[seat] ?? {}));
    const undo = () => {
      if (!session.undo() && noUndo !== null && store.getState().curtain === null)
        controls.tell(null, { key: `table:${noUndo}` });
    };
    const own = (key: string, label: string | null, run: () => void): Shortcut => ({
      key,
      label,
      run: skipFirst(kit, run),
    });
    const digits = [...Array(10).keys()].map((n) => ({
      ...own(String((n + 1) % 10), n === 0 ? t('keys.numbers') : null, () => pickUp(kit, n)),
      also: n === 0 ? ['…', '0'] : [],
    }));
    return [
      ...shared.map((key) => own(key, null, () => session.pressAtOnce(key))),
      {
        key: 'Escape',
        label: t('keys.pause'),
        run: () => {
          if (controls.cancel()) return;
          const { phase, logOpen } = store.getState();
          // Over a result the log is what was opened last.
          store.setState(phase === 'over' && logOpen ? { logOpen: false } : { panel: 'pause' });
        },
      },
      ...digits,
      { ...own('ArrowLeft', t('keys.handArrows'), () => focusHand(kit)), also: ['ArrowRight'] },
      own('ArrowRight', null, () => focusHand(kit)),
      { ...own('ArrowUp', t('keys.up'), () => focusTable(kit)), also: ['ArrowDown'] },
      own('ArrowDown', null, () => focusHand(kit)),
      ...claimKeys(kit, (name) => t('keys.claim', { name })),
      ...face.keys.map((one) => own(one.key, word(one.words), () => press(kit, one))),
      own('h', t('keys.hint'), () => void hint()),
      own('z', t('keys.undo'), undo),
      { key: 'z', command: true, label: null, run: skipFirst(kit, undo) },
      { key: 'l', label: t('keys.log'), run: () => store.setState({ logOpen: !store.getState().logOpen }) },
      { key: 'r', label: t('keys.read'), run: readout },
    ];
  }, [kit, t, word, hint, readout, atOnce, noUndo]);
  useShortcuts('screen', shortcuts);
}

/** A key for each person at the screen who may have to act out of turn, behind the curtain too. */
function claimKeys(kit: Kit, label: (name: string) => string): readonly Shortcut[] {
  const { face, store, session } = kit;
  const { seats } = store.getState().table;
  const people = seats.flatMap((plan, seat) => (plan.kind === 'human' ? [{ seat, name: plan.name }] : []));
  if (face.claims === undefined || people.length < 2) return [];
  return people.map(({ seat, name }, i) => ({
    key: CLAIM_KEYS[i] ?? '',
    label: label(name),
    run: skipFirst(kit, () => {
      if (claimOf(face, store.getState(), seat) !== null) session.take(seat);
    }),
  }));
}

/** While something moves a key ends that, and does nothing else. */
function skipFirst({ director }: Kit, run: () => void): () => void {
  return () => (director.busy ? director.skip() : run());
}

function pickUp(kit: Kit, index: number): void {
  const { view } = kit.store.getState();
  if (view === null) return;
  const one = slotsOf('hand', kit.face.hand(view))[index];
  if (one === undefined) return;
  kit.controls.pressPiece(one.piece, one.slot, 0);
  focusSlot(kit, one.slot);
}

function focusSlot({ spots }: Kit, slot: string): void {
  spots.element(slot)?.closest('button')?.focus({ preventScroll: true });
}

/** Back to the hand: the picked card, or the one that is in the tab order. */
function focusHand(kit: Kit): void {
  const { held } = kit.store.getState();
  const hand = kit.spots.element('hand');
  const picked = held === null ? null : kit.spots.element(held.slot)?.closest('button');
  (picked ?? hand?.querySelector<HTMLElement>('button[tabindex="0"]'))?.focus({ preventScroll: true });
}

/** To what can be pressed on the table now; again for the next. */
function focusTable({ spots }: Kit): void {
  const root = spots.element('table');
  const all = [...(root?.querySelectorAll<HTMLElement>('[data-target], [data-press]') ?? [])];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + 1) % Math.max(all.length, 1)]?.focus({ preventScroll: true });
}

function press({ controls, store }: Kit, { presses }: TableKey): void {
  const { decision, phase } = store.getState();
  if (decision === null || phase !== 'deciding') return;
  for (const { kind, id } of presses) {
    const may = {
      switch: decision.switches.includes(id),
      button: buttons(decision).includes(id),
      piece: quick(decision, id),
    };
    if (!may[kind]) continue;
    if (kind === 'switch') controls.toggle(id);
    else if (kind === 'button') controls.pressButton(id, 0);
    else controls.pressPiece(id, id, 0);
    return;
  }
}
