/** Reads out the card of the set that the pointer or the focus is on: tribe, figures and every skill in words. */
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { designOf, kindOf } from '../../../../core/games/umblight/cards/designs.ts';
import { useSpoken } from '../language.ts';
import { Facts, SkillTexts } from '../Reader.tsx';
import browser from './browser.module.css';
import { printed } from './deck.ts';
import { useWords } from './use-words.ts';

interface Props {
  /** Where cards (`data-code`) can be pointed at. */
  readonly within: RefObject<HTMLElement | null>;
}

export function CardText({ within }: Props) {
  const { t } = useWords();
  const code = useLook(within);
  return (
    <section className={browser.reader} aria-label={t('browser.reader')}>
      {code === null ? <p>{t('browser.read')}</p> : <Text code={code} />}
    </section>
  );
}

/** What was looked at last; it stays until something else is. */
function useLook(within: RefObject<HTMLElement | null>): string | null {
  const [look, setLook] = useState<string | null>(null);
  useEffect(() => {
    const root = within.current;
    const see = ({ target }: Event) => {
      const code = target instanceof Element ? target.closest<HTMLElement>('[data-code]')?.dataset.code : undefined;
      if (code !== undefined) setLook(code);
    };
    root?.addEventListener('pointerover', see);
    root?.addEventListener('focusin', see);
    return () => {
      root?.removeEventListener('pointerover', see);
      root?.removeEventListener('focusin', see);
    };
  }, [within]);
  return look;
}

function Text({ code }: { readonly code: string }) {
  const { t } = useTranslation('umblight');
  const { card } = useWords();
  const spoken = useSpoken();
  const kind = kindOf(code);
  const facts = printed(code);
  if (kind === null || facts === null) return null;
  const { power, cost, tribes, skills } = designOf(kind);
  return (
    <>
      <div>
        <h3>{card(code)}</h3>
        <Facts
          tribes={tribes}
          tone={facts.polarity}
          facts={[t('board.power', { n: power }), t('board.cost', { n: cost })]}
        />
      </div>
      <div>
        <SkillTexts skills={skills} />
        {skills.length === 0 && <p className={browser.flavour}>{spoken(facts.flavour)}</p>}
      </div>
    </>
  );
}
