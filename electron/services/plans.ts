/** The plan each game was last begun with, without its seed: what the set-up screen opens with. */
import { type MatchPlan, matchPlan } from '../api.ts';
import { z } from '../schema.ts';
import type { Kind } from './envelope.ts';
import type { Store } from './store.ts';

type Plans = Readonly<Record<string, unknown>>;

const shape = z.record(z.string(), z.unknown());

export const PLANS_FORMAT = { format: 'quadrille-plans', schema: 1 } as const;

const kind: Kind<Plans> = {
  ...PLANS_FORMAT,
  migrations: {},
  read(body) {
    const read = shape.safeParse(body);
    return read.success ? { kind: 'value', value: read.data } : { kind: 'broken', why: 'It is no list of plans.' };
  },
};

export interface PlansService {
  last(game: string): MatchPlan | null;
  keep(plan: MatchPlan): void;
  /** Takes up what now lies in the store. */
  reload(): Promise<void>;
}

export async function openPlans(store: Store): Promise<PlansService> {
  let plans: Plans = (await store.load('plans', kind))?.value ?? {};
  return {
    last(game) {
      const read = matchPlan.safeParse(Object.hasOwn(plans, game) ? plans[game] : null);
      return read.success ? read.data : null;
    },
    async reload() {
      plans = (await store.load('plans', kind))?.value ?? plans;
    },
    keep({ seed: _, ...plan }) {
      plans = { ...plans, [plan.game]: plan };
      void store.save('plans', kind, plans);
    },
  };
}
