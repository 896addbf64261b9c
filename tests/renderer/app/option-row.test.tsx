// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import type { AnyGame } from '../../../core/kit/game.ts';
import { type Draft, firstDraft, type Making, tableOf } from '../../../renderer/app/setup/draft.ts';
import { OptionRow } from '../../../renderer/app/setup/OptionRow.tsx';
import { texts } from '../../../renderer/games/shamano/text/index.ts';
import { addGameTexts, createText } from '../../../renderer/text/index.ts';

const making: Making = {
  entry: shamano,
  face: { game: shamano as unknown as AnyGame, levels: ['easy'] },
  profiles: [],
  playing: null,
  guest: 'Guest',
};
const spec = tableOf(making.face).specs.find(({ key }) => key === 'firstSeat');
if (spec === undefined) throw new Error('Shamano has no such option');

let draft: Draft = firstDraft(making, null);
function Row() {
  const [now, setNow] = useState(draft);
  draft = now;
  return (
    <OptionRow spec={spec as never} draft={now} making={making} onChange={setNow as Dispatch<SetStateAction<Draft>>} />
  );
}

it('a seat is chosen by who sits there, and nobody is a number', async () => {
  const text = createText('en');
  addGameTexts(text, 'shamano', texts);
  const page = render(
    <I18nextProvider i18n={text}>
      <Row />
    </I18nextProvider>,
  );
  expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    'By lot',
    'Guest',
    'Iris',
    'Otto',
  ]);
  expect(page.container.textContent).not.toMatch(/[0-9]/);
  await userEvent.click(screen.getByRole('radio', { name: 'Iris' }));
  expect(draft.rules.firstSeat).toBe(1);
});
