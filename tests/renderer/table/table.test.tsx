// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MatchPlan } from '../../../electron/api.ts';
import { room } from '../../../renderer/games/uno/offers.ts';
import { cards, openTable, playable, said } from './open-table.tsx';
import { type RealBridge, realBridge } from './real-bridge.ts';
import { machine, person, questions } from './seat-at.ts';
import { seedWhere } from './seeds.ts';

let bridge: RealBridge;
beforeEach(async () => {
  bridge = await realBridge();
});
afterEach(() => bridge.close());

const ANA = person('Ana');
const IRIS = machine('Iris');
const uno = (seed: string, options: object = {}, seats = [ANA, IRIS]): MatchPlan => ({
  game: 'uno',
  seats,
  options: options as MatchPlan['options'],
  seed,
});
const withNumber = () =>
  seedWhere(2, {}, (_, legal) => legal.filter((text) => /^play [rygb]\d$/.test(text)).length > 1);
const withWild = () => seedWhere(2, {}, (_, legal) => legal.includes('play W:r'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the time to step in', () => {
  const rules = { jumpIn: true };
  const anyoneMayJump = () =>
    seedWhere(3, rules, (view, legal) => room(view) > 0 && legal.some((text) => /^play [rygb]\d$/.test(text)));

  it('is shown while a computer is on turn, not to somebody whose own turn it is', async () => {
    const { user, until } = await openTable(bridge, uno(anyoneMayJump(), rules, [ANA, IRIS, IRIS]));
    await until('deciding');
    expect(screen.queryByText('Time to step in')).toBeNull();
    const card = playable().find(({ dataset }) => /^[rygb]\d$/.test(dataset.card ?? ''));
    if (card === undefined) throw new Error('nothing fits');
    await user.click(card);
    await user.click(card);
    await screen.findByText('Time to step in');
  });
});

describe('a card in the hand', () => {
  it('is a named control that says what it is, whether it fits and where it lies', async () => {
    const { until } = await openTable(bridge, uno(withNumber()));
    await until('deciding');
    const hand = screen.getByRole('list', { name: 'Your hand' });
    const names = within(hand)
      .getAllByRole('button')
      .map((card) => card.getAttribute('aria-label') ?? '');
    expect(names).toHaveLength(7);
    names.forEach((name, i) => {
      expect(name).toMatch(/^((red|yellow|green|blue) (\d|Skip|Reverse|Draw Two)|Wild( Draw Four)?), /);
      expect(name).toContain(
        `${i + 1} of 7, ${playable().includes(cards()[i] as HTMLElement) ? 'playable' : 'not playable now'}`,
      );
    });
  });

  it('says so when it is picked up, also to a screen reader', async () => {
    const { user, until } = await openTable(bridge, uno(withNumber()));
    await until('deciding');
    const [card] = playable();
    if (card === undefined) throw new Error('nothing fits');
    await user.click(card);
    expect(card.getAttribute('aria-pressed')).toBe('true');
    expect(card.getAttribute('aria-label')).toMatch(/picked up$/);
    expect(said()).toMatch(/is picked up. Press Enter to play it, Escape to put it back\.$/);
  });

  it('is picked up and played with its number and Enter, and put back with Escape', async () => {
    const { user, until } = await openTable(bridge, uno(withNumber()));
    await until('deciding');
    const index = cards().indexOf(playable()[0] as HTMLElement);
    await user.keyboard(String(index + 1));
    expect(cards()[index]?.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(cards()[index]);
    await user.keyboard('{Escape}');
    expect(cards()[index]?.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard(`${index + 1}{Enter}`);
    expect(questions(bridge, 'match.play')).toHaveLength(1);
  });

  it('gives the focus to its neighbour when it has been played', async () => {
    const { user, until } = await openTable(bridge, uno(withNumber()));
    await until('deciding');
    const index = cards().indexOf(playable()[0] as HTMLElement);
    await user.keyboard(`${index + 1}{Enter}`);
    await until('waiting', 'deciding');
    expect(document.activeElement).toBe(cards()[Math.min(index, 5)]);
    expect(cards()).toHaveLength(6);
  });

  it('is reached with the arrows, Home and End', async () => {
    const { user, until } = await openTable(bridge, uno(withNumber()));
    await until('deciding');
    await user.keyboard('{Home}');
    cards()[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(cards()[2]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(cards()[6]);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(cards()[0]);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.getAttribute('data-spot')).toBe('deck');
    await user.keyboard('{ArrowDown}');
    expect(cards()).toContain(document.activeElement);
  });
});

describe('the table', () => {
  it('names nobody’s cards but one’s own', async () => {
    const { until } = await openTable(bridge, uno('x', {}, [ANA, IRIS, machine('Otto')]));
    await until('deciding');
    const players = screen.getByRole('list', { name: 'Players' });
    expect(players.textContent).not.toMatch(/\b(red|yellow|green|blue) (\d|Skip)/);
    expect(within(players).getByText(/^Iris: 7 cards and 0 points$/)).toBeTruthy();
    expect(within(players).getByText(/^Ana: On turn, 7 cards, and 0 points$/)).toBeTruthy();
  });

  it('reads aloud what happens in the order in which it happens, and then whose turn it is', async () => {
    const { user, until } = await openTable(bridge, uno(withNumber()));
    await until('deciding');
    await user.click(screen.getByRole('button', { name: /^Draw pile/ }));
    await until('waiting');
    await until('deciding');
    const heard = said();
    const order = [/Ana draws/, /Iris (plays|draws)/, /Ana, it is your turn/].map((one) =>
      heard.lastIndexOf(one.exec(heard)?.[0] ?? '?'),
    );
    expect(order.every((at) => at >= 0)).toBe(true);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
  });

  it('reads out turn, players, pile and hand when asked to', async () => {
    const { user, until } = await openTable(bridge, uno(withNumber()));
    await until('deciding');
    await user.keyboard('r');
    expect(said()).toMatch(
      /Ana, it is your turn\. Ana: 7 cards and 0 points\. Iris: 7 cards and 0 points\. Discard pile: .+ on top\. The colour is \w+\. Play goes clockwise\. Your cards: /,
    );
  });

  it('says why a card is refused in one sentence at the card, with no dialog', async () => {
    const seed = seedWhere(2, {}, (_, legal) => legal.length > 1 && legal.length < 4);
    const { user, until } = await openTable(bridge, uno(seed));
    await until('deciding');
    const card = cards().find((one) => !playable().includes(one));
    if (card === undefined) throw new Error('everything fits');
    await user.click(card);
    await user.click(screen.getByRole('button', { name: /^Discard pile/ }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^[^.]+ does not fit: the colour is \w+ and [^.]+ lies on top\.$/,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for the colour of a wild, by keyboard, and gives the focus back', async () => {
    const { user, until } = await openTable(bridge, uno(withWild()));
    await until('deciding');
    const index = cards().findIndex((card) => card.dataset.card === 'W');
    await user.keyboard(`${index + 1}{Enter}`);
    const asked = screen.getByRole('dialog', { name: 'Which colour?' });
    expect(document.activeElement).toBe(within(asked).getByRole('button', { name: 'red' }));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(within(asked).getByRole('button', { name: 'green' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(cards()[index]);
    await user.keyboard(`${index + 1}{Enter}{ArrowRight}{Enter}`);
    expect(questions(bridge, 'match.play')).toMatchObject([{ action: 'play W:y' }]);
  });

  it('gives a hint where it would be played, with its reason', async () => {
    const { user, until } = await openTable(bridge, uno(withNumber()));
    await until('deciding');
    await user.click(button('Hint'));
    const hint = await screen.findByText((_, element) => element?.getAttribute('data-kind') === 'hint');
    expect(hint.textContent).toMatch(/\.$/);
    expect(document.querySelectorAll('[data-hinted]').length).toBeGreaterThan(0);
  });

  it('lists what happened with the cards named', async () => {
    const { user, until } = await openTable(bridge, uno(withNumber()));
    await until('deciding');
    await user.keyboard('l');
    const log = screen.getByRole('complementary', { name: 'What has happened' });
    expect(
      within(log)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Round 1. Ana leads.', 'Ana is dealt 7 cards.', expect.stringMatching(/ opens\.$/)]);
    await user.hover(within(log).getByRole('button', { name: /^(red|yellow|green|blue)/ }));
    expect(document.body.lastElementChild?.querySelector('svg')).toBeTruthy();
  });
});

describe('while something moves', () => {
  it('a click ends it and does nothing else', async () => {
    const { until } = await openTable(bridge, uno(withNumber()), { motion: 'slow' });
    await until('showing');
    const deck = screen.getByRole('button', { name: /^Draw pile/ });
    fireEvent.pointerDown(deck);
    fireEvent.click(deck);
    await until('deciding');
    expect(document.querySelector('[data-air]')?.querySelectorAll('div')).toHaveLength(0);
    expect(questions(bridge, 'match.play')).toEqual([]);
  });

  it('a key ends it and does nothing else', async () => {
    const { user, until } = await openTable(bridge, uno(withNumber()), { motion: 'slow' });
    await until('showing');
    await user.keyboard('d');
    await until('deciding');
    expect(questions(bridge, 'match.play')).toEqual([]);
  });
});

describe('the menu', () => {
  it('opens with Escape, holds the time, and leaves the match to be found again', async () => {
    const { user, until, left } = await openTable(bridge, uno(withNumber()));
    await until('deciding');
    await user.keyboard('{Escape}');
    const menu = screen.getByRole('dialog', { name: 'Pause' });
    for (const name of ['Go on', 'Rules', 'Settings', 'Keys', 'Begin again', 'Give up']) {
      expect(within(menu).getByRole('button', { name })).toBeTruthy();
    }
    await user.click(within(menu).getByRole('button', { name: 'Save and leave' }));
    expect(left).toHaveBeenCalledOnce();
  });

  it('shows the rules with the real cards, and marks what holds at this table', async () => {
    const { user, until } = await openTable(bridge, uno(withNumber(), { stacking: 'same' }));
    await until('deciding');
    await user.keyboard('{Escape}');
    await user.click(button('Rules'));
    const rules = screen.getByRole('dialog', { name: 'Rules of UNO' });
    expect(within(rules).getByRole('img', { name: 'yellow Reverse' })).toBeTruthy();
    const marked = within(rules)
      .getAllByText('At this table')
      .map((mark) => mark.parentElement?.textContent);
    expect(marked).toContain('StackingAt this table');
    expect(marked).not.toContain('Jump-inAt this table');
  });

  it('asks before giving up, and the match is then over', async () => {
    const { user, until } = await openTable(bridge, uno(withNumber()));
    await until('deciding');
    await user.keyboard('{Escape}');
    await user.click(button('Give up'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Give up' }));
    await until('over');
    expect(screen.getByRole('heading', { name: 'Iris wins.' })).toBeTruthy();
  });

  it('begins the match again with new cards, and forgets the old one', async () => {
    const { user, until, again, id } = await openTable(bridge, uno(withNumber()));
    await until('deciding');
    await user.keyboard('{Escape}');
    await user.click(button('Begin again'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Begin again' }));
    await bridge.quiet();
    expect(again).toHaveBeenCalledOnce();
    expect(questions(bridge, 'match.drop')).toEqual([{ id }]);
  });
});

describe('the end of a match', () => {
  it('says who won and how, with figures for everybody and the seed', async () => {
    const seed = withNumber();
    const { user, until } = await openTable(bridge, uno(seed));
    await until('deciding');
    const [card] = playable();
    await user.keyboard(`${cards().indexOf(card as HTMLElement) + 1}{Enter}`);
    await until('deciding');
    await user.keyboard('{Escape}');
    await user.click(button('Give up'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Give up' }));
    await until('over');
    const end = screen.getByRole('heading', { name: 'Iris wins.' }).closest('section') as HTMLElement;
    expect(within(end).getByText('The others gave up.')).toBeTruthy();
    expect(within(end).getByText(seed)).toBeTruthy();
    const [, iris, ana] = within(end).getAllByRole('row');
    expect(iris?.textContent).toContain('Iris');
    expect(await within(ana as HTMLElement).findByRole('cell', { name: '1' })).toBeTruthy();
    expect(document.activeElement).toBe(button('Play again'));
  });
});

describe('in Portuguese', () => {
  it('everything on the table has its words', async () => {
    const { user, until } = await openTable(bridge, uno(withNumber()), { language: 'pt-BR' });
    await until('deciding');
    expect(screen.getByRole('list', { name: 'Sua mão' })).toBeTruthy();
    await user.keyboard('r');
    expect(said()).toMatch(/Ana, é a sua vez\./);
    await user.keyboard('l{Escape}');
    expect(screen.getByRole('dialog', { name: 'Pausa' })).toBeTruthy();
  });
});

describe('a dim button in the corner', () => {
  it('says why it is: on hover, to a screen reader, and when it is pressed all the same', async () => {
    const { user, until } = await openTable(bridge, uno(withNumber()));
    await until('deciding');
    const undo = button('Take back');
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    expect(undo.title).toBe('Take back: Nobody has moved yet.');
    const described = document.getElementById(undo.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Nobody has moved yet.');
    await user.click(undo);
    expect(screen.getByRole('alert').textContent).toBe('Nobody has moved yet.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('z');
    expect(screen.getByRole('alert').textContent).toBe('Nobody has moved yet.');
  });
});
