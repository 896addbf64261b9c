/** The screens of Umblight: battles with full lanes, combinations and the clash, every place of a run, the lesson, the curtain. */
import type { Page } from '@playwright/test';
import { type Battle, type BoardCard, cardAt, LANES } from '../../../core/games/umblight/battle/battle.ts';
import { ENCOUNTERS } from '../../../core/games/umblight/run/encounters.ts';
import type { Place, Step } from '../../../core/games/umblight/run/run.ts';
import type { State } from '../../../core/games/umblight/state.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import { type Match, undo } from '../../../core/kit/match.ts';
import type { SeatPlan, Settings } from '../../../electron/api.ts';
import { ANA, BRUNO, bring, findMatch, IRIS, type Prefer, type Search } from '../umblight/positions.ts';
import type { Ask, Shot } from './shot.ts';

const STILL: Partial<Settings> = { motion: 'off', curtain: false, told: ['umblight'], confirmDraw: false };

/** To the table, and until somebody may do something. */
async function sit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Continue|Continuar) Umblight$/ }).click();
  await page.locator('main:is([data-phase="deciding"],[data-phase="curtain"],[data-phase="over"])').waitFor();
  await page.mouse.move(2, 300);
}

interface Way {
  /** It plays on, so that every picture needs a match of its own. */
  readonly plays?: boolean;
  readonly go?: (page: Page) => Promise<unknown>;
  readonly seats?: readonly SeatPlan[];
  readonly settings?: Partial<Settings>;
}

function shot(name: string, search: Search | (() => Match), way: Way = {}): Shot {
  const { go, seats = [ANA, IRIS], settings = {}, plays = false } = way;
  const give = (ask: Ask) => bring(ask, typeof search === 'function' ? search() : findMatch(search), seats);
  return {
    name: `umblight-${name}`,
    settings: { ...STILL, ...settings },
    usesUp: plays,
    prepare: async (ask) => void (await give(ask)),
    async go(page) {
      await sit(page);
      await go?.(page);
    },
  };
}

// --- battles

const cards = ({ sides }: Battle, seat: 0 | 1): readonly BoardCard[] => sides[seat].row.filter((card) => card !== null);
const deciding = ({ battle }: State) => battle !== null && battle.outcome === null && battle.active === 0;
const lanesFull = (battle: Battle) => cards(battle, 0).length + cards(battle, 1).length === 2 * LANES;

/** Fills the row first and draws what it can. */
const fill: Prefer = ({ battle }, legal) => {
  const room = (text: string) => cardAt(battle as Battle, 0, Number(text.split(' ')[2])) === null;
  return legal.find((text) => text.startsWith('place') && room(text)) ?? legal.find((text) => text === 'coin') ?? null;
};
/** Lays card on card, in the lane in the middle. */
const pile: Prefer = (_state, legal) => {
  if (legal.includes('coin')) return 'coin';
  return legal.find((text) => text.startsWith('place') && text.split(' ')[2] === '1') ?? null;
};

const fullBoard: Search = {
  rules: 'computer',
  prefer: fill,
  wanted: (state) =>
    deciding(state) &&
    lanesFull(state.battle as Battle) &&
    (state.battle as Battle).sides[0].coins > 1 &&
    (state.battle as Battle).sides[0].hand.length > 2 &&
    umblight.legal(state, 0).some((action) => action.type === 'place'),
};
const ofFour: Search = {
  rules: 'computer',
  prefer: pile,
  wanted: (state) => deciding(state) && (state.battle?.sides[0].row[1]?.parts.length ?? 0) >= 4,
};
const withCoin: Search = {
  rules: 'computer',
  prefer: fill,
  wanted: (state) => {
    if (!deciding(state)) return false;
    const { coinDrawn, purse, row } = (state.battle as Battle).sides[0];
    return coinDrawn && purse.length > 0 && row[1] !== null;
  },
};
/** One move from victory. */
const nearlyWon: Search = {
  rules: 'computer',
  wanted(state) {
    if (!deciding(state)) return false;
    const after = umblight.clone(state);
    return umblight.play(after, 0, { type: 'endPhase' }) === null && umblight.result(after)?.winners[0] === 0;
  },
};

const lane = (page: Page, at: number) => page.locator(`[data-spot="lane:${at}"]`);

async function hold(page: Page, selector: string, at: number): Promise<void> {
  const card = page.locator(selector).first();
  const box = await card.boundingBox();
  if (box === null) throw new Error('there is no such card');
  await page.mouse.click(box.x + box.width * 0.2, box.y + box.height * 0.4);
  await lane(page, at).hover();
}

async function clash(page: Page): Promise<void> {
  await page.keyboard.press('e');
  await page.locator('[data-lit]').waitFor();
}

// --- a run

const freely = ({ run, battle }: State, kind: Place['kind']) =>
  battle === null && run?.place.kind === kind && run.owed.length === 0;
const at = (kind: Place['kind'], more: (state: State) => boolean = () => true): Search => ({
  rules: 'run',
  wanted: (state) => freely(state, kind) && more(state),
});
const owing = (what: Step['do'], prefer: Prefer = () => null): Search => ({
  rules: 'run',
  prefer,
  wanted: ({ run, battle }) => battle === null && run?.owed[0]?.do === what,
});
const inEvent = (code: string): Search => ({
  rules: 'run',
  wanted: ({ run }) => run?.place.kind === 'event' && run.place.event === code && run.owed.length === 0,
});
/** Takes the first of these that can be done. */
const rather =
  (...patterns: readonly RegExp[]): Prefer =>
  (_state, legal) => {
    for (const pattern of patterns) {
      const found = legal.find((text) => pattern.test(text));
      if (found !== undefined) return found;
    }
    return null;
  };
const fighting = (rank: string): Search => ({
  rules: 'run',
  wanted: (state) => deciding(state) && state.run?.place.kind === 'battle' && state.run.place.rank === rank,
});
const ended = (won: boolean): Search => ({
  rules: 'run',
  wanted: ({ run }) => run?.place.kind === 'end' && run.place.won === won,
});

/** One move before the end, so that the end is seen as it comes. */
function lastMove(won: boolean): Match {
  const match = findMatch(ended(won));
  const last = match.moves.findLastIndex(({ seat }) => seat === 0);
  return undo(match, match.moves.length - last);
}

async function toTheEnd(page: Page): Promise<void> {
  await page.keyboard.press('e');
  await page.locator('[data-panel="end"]').waitFor();
}

const rich = ({ run }: State) => (run?.bank.length ?? 0) > 6;
const improving = rather(/^ask improve/, /^choose (polish|strike|hang|learn)/);
const inShop = at('shop', rich);

async function setUp(page: Page, preset: number): Promise<void> {
  await page.locator('[data-game="umblight"]').click();
  await page.locator('main ol > li').first().waitFor();
  await page.getByRole('radio').nth(preset).check();
}

const lesson = async (page: Page) => {
  await page.locator('[data-game="umblight"]').click();
  await page.getByRole('button', { name: /^(First lesson|Primeira lição)$/ }).click();
  await page.getByRole('complementary').getByRole('button').first().waitFor();
};

export const umblightShots: readonly Shot[] = [
  { name: 'umblight-setup-duel', settings: STILL, go: (page) => setUp(page, 0) },
  { name: 'umblight-setup-run', settings: STILL, go: (page) => setUp(page, 1) },
  { name: 'umblight-lesson', settings: STILL, go: lesson },
  shot('full-board', fullBoard),
  shot('four-parts', ofFour, { go: (page) => lane(page, 1).hover() }),
  shot('combining', fullBoard, { go: (page) => hold(page, '[data-card][data-playable]', 1) }),
  shot('bank', withCoin, { go: (page) => hold(page, '[data-card^="coin-"]', 1) }),
  shot('clash', fullBoard, { go: clash, plays: true, settings: { motion: 'slow' } }),
  shot(
    'curtain',
    { rules: 'duel', wanted: ({ battle }) => (battle?.turn ?? 0) > 2 },
    {
      seats: [ANA, BRUNO],
      settings: { curtain: true },
    },
  ),
  shot('result', nearlyWon, { go: toTheEnd, plays: true }),
  shot('run-start', at('traveller')),
  shot('run-deck', at('starter')),
  shot(
    'run-map',
    at('map', ({ run }) => run?.stop === 3),
  ),
  shot(
    'run-map-night',
    at('map', ({ run }) => run?.chapter === 1 && run.stop === 2),
  ),
  shot(
    'run-pack',
    at('map', ({ run }) => run?.stop === 4),
    {
      go: (page) => page.locator('[aria-haspopup="dialog"]').last().click(),
    },
  ),
  shot('run-reward', owing('take')),
  shot('run-shop', inShop),
  shot('run-pay', inShop, {
    plays: true,
    go: (page) => page.locator('[data-spot^="buy:"][data-press]').first().click(),
  }),
  shot('run-improve', owing('improve', improving)),
  shot('run-remove', owing('remove', rather(/^ask remove/))),
  shot('run-forget', owing('forget', rather(/^choose sell-gift/))),
  shot('run-battle', fighting('battle')),
  shot('run-boss', fighting('boss')),
  shot('run-won', () => lastMove(true), { go: toTheEnd, plays: true }),
  shot('run-lost', () => lastMove(false), { go: toTheEnd, plays: true }),
  ...ENCOUNTERS.map(({ code }) => shot(`event-${code}`, inEvent(code))),
];
