/** A balance report under way: the deck's matches in a worker, then the standard deck's as the yardstick. */
import { useEffect, useRef, useState } from 'react';
import type { BalanceReport } from '../../../../core/games/janken-wars/deck/balance.ts';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import { standard } from '../../../../core/games/janken-wars/decks/standard.ts';
import type { BalanceNews, BalanceOrder } from './balance-worker.ts';
import workerAddress from './balance-worker.ts?worker&url';

export interface Balance {
  readonly phase: 'idle' | 'deck' | 'standard' | 'over' | 'stopped' | 'failed';
  readonly games: number;
  readonly deck: BalanceReport | null;
  readonly standard: BalanceReport | null;
}

interface BalanceControl extends Balance {
  start(games: number): void;
  stop(): void;
}

const IDLE: Balance = { phase: 'idle', games: 0, deck: null, standard: null };

/** The yardstick is the same for every deck: reports of the standard deck by their number of games. */
const yardsticks = new Map<number, BalanceReport>();

export function useBalance(design: DeckDesign): BalanceControl {
  const [balance, setBalance] = useState<Balance>(IDLE);
  const running = useRef<Worker | null>(null);
  useEffect(() => () => running.current?.terminate(), []);
  const end = () => {
    running.current?.terminate();
    running.current = null;
  };

  /** Sends a worker to play; hears of it until it is over, failed, or terminated. */
  const play = (order: BalanceOrder, hear: (news: BalanceNews) => void) => {
    end();
    const worker = makeWorker();
    running.current = worker;
    worker.onmessage = ({ data }: MessageEvent<BalanceNews>) => hear(data);
    worker.onerror = () => {
      end();
      setBalance((now) => ({ ...now, phase: 'failed' }));
    };
    worker.postMessage(order);
  };

  const playStandard = (games: number) => {
    const known = yardsticks.get(games);
    if (known !== undefined) return setBalance((now) => ({ ...now, phase: 'over', standard: known }));
    setBalance((now) => ({ ...now, phase: 'standard' }));
    play({ design: standard, games }, ({ report, over }) => {
      setBalance((now) => ({ ...now, standard: report, phase: over ? 'over' : 'standard' }));
      if (!over) return;
      yardsticks.set(games, report);
      end();
    });
  };

  return {
    ...balance,
    start(games) {
      setBalance({ ...IDLE, phase: 'deck', games });
      play({ design, games }, ({ report, over }) => {
        setBalance((now) => ({ ...now, deck: report }));
        if (!over) return;
        if (design === standard) yardsticks.set(games, report);
        playStandard(games);
      });
    },
    stop() {
      end();
      setBalance((now) => ({ ...now, phase: 'stopped' }));
    },
  };
}

interface AddressMaker {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): AddressPolicy;
}
interface AddressPolicy {
  createScriptURL(address: string): string;
}

let policy: AddressPolicy | null = null;

/** The page's policy wants the address of a worker to be vouched for: it is our own file's, nothing else. */
function makeWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: AddressMaker };
  policy ??= trustedTypes?.createPolicy('balance-worker', { createScriptURL: () => workerAddress }) ?? null;
  return new Worker(policy?.createScriptURL('') ?? workerAddress, { type: 'module' });
}
