/** The keys of a list of cards: `+` puts a copy of the focused one in, `-` and Delete take one out, others move the focus. */
import type { KeyboardEvent } from 'react';
import type { Roving } from './use-roving.ts';

interface CardKeys {
  readonly roving: Roving;
  readonly onPut: (code: string) => void;
  readonly onTake: (code: string) => void;
}

export const cardKeys =
  ({ roving, onPut, onTake }: CardKeys) =>
  (event: KeyboardEvent): void => {
    const { code } = (event.target as HTMLElement).dataset;
    if (code !== undefined && event.key === '+') onPut(code);
    else if (code !== undefined && (event.key === '-' || event.key === 'Delete')) onTake(code);
    else roving.onKeyDown(event);
  };
