/** All cards of the set that the filters let through, with their pictures, and the text of the one that is looked at. */
import { type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Printed } from '../../../../core/games/umblight/cards/printed.ts';
import { MOST_COPIES } from '../../../../core/games/umblight/decks/deck-rules.ts';
import { CardArt } from '../art/CardArt.tsx';
import browser from './browser.module.css';
import { CardText } from './CardText.tsx';
import { cardKeys } from './card-keys.ts';
import { copies, type NamedDeck } from './deck.ts';
import { useDrag, useDrop } from './drag.tsx';
import { Filters } from './Filters.tsx';
import { EVERYTHING, type Search, search } from './search.ts';
import { type Roving, useRoving } from './use-roving.ts';
import { useWords } from './use-words.ts';

export interface HandProps {
  readonly deck: NamedDeck;
  readonly readOnly: boolean;
  readonly onPut: (code: string) => void;
  readonly onTake: (code: string) => void;
}

interface Props extends HandProps {
  /** Where cards can be pointed at. */
  readonly within: RefObject<HTMLElement | null>;
}

export function Browser({ deck, readOnly, onPut, onTake, within }: Props) {
  const { t, language } = useWords();
  const [asked, setAsked] = useState<Search>(EVERYTHING);
  const found = search(asked, language);
  const roving = useRoving(found.map(({ code }) => code));
  const drop = useDrop('browser');
  const keysId = useId();
  return (
    <section ref={drop.ref} className={browser.browser} data-drop="browser" aria-labelledby="browser-title">
      <h2 id="browser-title" className="quiet">
        {t('browser.heading')}
      </h2>
      <Filters asked={asked} found={found.length} onAsk={setAsked} />
      <p id={keysId} className="quiet">
        {t('browser.keys')}
      </p>
      <div className={browser.window} data-over={drop.over || undefined}>
        {found.length === 0 && <p className={browser.none}>{t('browser.none')}</p>}
        <ul
          ref={roving.list}
          className={browser.cards}
          aria-describedby={keysId}
          onKeyDown={cardKeys({ roving, onPut, onTake })}
        >
          {found.map((card) => (
            <CardButton
              key={card.code}
              card={card}
              count={copies(deck, card.code)}
              readOnly={readOnly}
              roving={roving}
              onPut={onPut}
            />
          ))}
        </ul>
      </div>
      <CardText within={within} />
    </section>
  );
}

interface CardProps {
  readonly card: Printed;
  /** Copies in the deck. */
  readonly count: number;
  readonly readOnly: boolean;
  readonly roving: Roving;
  readonly onPut: (code: string) => void;
}

function CardButton({ card, count, readOnly, roving, onPut }: CardProps) {
  const words = useWords();
  const { code, cost, power } = card;
  const drag = useDrag('browser', code, readOnly);
  const { t } = useTranslation('umblight');
  const values = { card: words.card(code), polarity: t(`polarity.${card.polarity}`), cost, power, copies: count };
  return (
    <li>
      <button
        ref={drag.ref}
        type="button"
        className={browser.card}
        data-code={code}
        data-full={count >= MOST_COPIES || undefined}
        tabIndex={roving.tabIndexOf(code)}
        aria-label={words.t(readOnly ? 'browser.shown' : 'browser.card', values)}
        aria-disabled={readOnly || undefined}
        onPointerDown={drag.onPointerDown}
        onFocus={() => roving.onFocus(code)}
        onClick={() => onPut(code)}
      >
        <span className={browser.picture}>
          <CardArt card={code} />
        </span>
        <Pips count={count} />
      </button>
    </li>
  );
}

/** How many copies are in the deck, of as many as there may be. */
function Pips({ count }: { readonly count: number }) {
  return (
    <span className={browser.pips} aria-hidden="true">
      {Array.from({ length: MOST_COPIES }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
        <i key={i} data-full={i < count || undefined} />
      ))}
    </span>
  );
}
