/**
 * A user without sense: random clicks, drags and keys on a table, from a seed. It wants nothing and must
 * achieve nothing but that the table is never stuck.
 */
import type { Page } from '@playwright/test';
import { below, pick, type Rng, seeded } from '../../../core/kit/rng.ts';

const KEYS = [
  ...'1234567890',
  ...['Enter', ' ', 'Escape', 'Tab', 'Shift+Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
  ...'dpuxchlzrm',
  '?',
] as const;

/** What would end or leave the match, which is not what a stuck table is about. */
const LEAVES =
  /Save and leave|Salvar e sair|Give up|Desistir|Begin again|Recomeçar|Back to the games|Voltar aos jogos|folder|pasta/;

export class Monkey {
  readonly #rng: Rng;
  /** What it has done, newest last. */
  readonly done: string[] = [];

  constructor(
    readonly page: Page,
    seed: string,
  ) {
    this.#rng = seeded(`monkey ${seed}`);
  }

  /** Does `count` things in a row. */
  async play(count: number): Promise<void> {
    for (let i = 0; i < count; i++) await this.#act();
  }

  async #act(): Promise<void> {
    const rng = this.#rng;
    switch (below(rng, 10)) {
      case 0:
      case 1:
      case 2:
        return this.#key(pick(rng, KEYS));
      case 3:
        return this.#click(this.#point(), 1 + below(rng, 3));
      case 4:
        return this.#drag();
      case 5:
        return this.#halfDrag();
      default:
        return this.#press();
    }
  }

  #point(): { x: number; y: number } {
    const { width, height } = this.page.viewportSize() ?? { width: 1280, height: 800 };
    return { x: below(this.#rng, width), y: below(this.#rng, height) };
  }

  async #key(key: string): Promise<void> {
    const leaving = await this.page.evaluate(() => document.activeElement?.textContent ?? '');
    if (LEAVES.test(leaving) && (key === 'Enter' || key === ' ')) return;
    this.done.push(`key ${key}`);
    await this.page.keyboard.press(key);
  }

  async #click({ x, y }: { x: number; y: number }, clickCount: number): Promise<void> {
    const under = await this.page.evaluate(
      ([px, py]) => document.elementFromPoint(px, py)?.closest('button')?.textContent ?? '',
      [x, y] as const,
    );
    if (LEAVES.test(under)) return;
    this.done.push(`click ${x} ${y} × ${clickCount}`);
    await this.page.mouse.click(x, y, { clickCount });
  }

  /** Presses one of the buttons that are on the screen: a mouse never presses outside the window. */
  async #press(): Promise<void> {
    const spots = await this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button')]
        .map((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return { x: Math.round(x + Math.min(10, width / 2)), y: Math.round(y + height / 2) };
        })
        .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight),
    );
    if (spots.length > 0) await this.#click(pick(this.#rng, spots), 1 + below(this.#rng, 2));
  }

  async #drag(): Promise<void> {
    const [from, to] = [this.#point(), this.#point()];
    this.done.push(`drag ${from.x} ${from.y} to ${to.x} ${to.y}`);
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 4 });
    await mouse.up();
  }

  /** A drag that something comes between. */
  async #halfDrag(): Promise<void> {
    const [from, to] = [this.#point(), this.#point()];
    const what = pick(this.#rng, ['Escape', 'blur', 'right button', 'another key'] as const);
    this.done.push(`drag ${from.x} ${from.y} to ${to.x} ${to.y}, then ${what}`);
    const { mouse, keyboard } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 3 });
    if (what === 'Escape') await keyboard.press('Escape');
    else if (what === 'blur') await this.page.evaluate(() => window.dispatchEvent(new FocusEvent('blur')));
    else if (what === 'right button') {
      await mouse.down({ button: 'right' });
      await mouse.up({ button: 'right' });
    } else await this.#key(pick(this.#rng, KEYS));
    await mouse.up();
  }
}
