/**
 * A card of the set, a coin card, or the back, by its code; fills its parent. What is printed (power,
 * cost, skills, tribe, polarity, name in the language of the screen) comes from the core, so the code
 * is all that is needed, at the table and anywhere else.
 */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { designOf, kindOf, printedOf } from '../../../../core/games/umblight/cards/designs.ts';
import { isCoin } from '../../../../core/games/umblight/cards/kinds.ts';
import type { Language } from '../../../text/index.ts';
import { Back } from './Back.tsx';
import { CoinFace } from './CoinFace.tsx';
import { Cut } from './cut.tsx';
import { Frame, Inside, PolaritySign } from './frame.tsx';
import { Cost, Name, Power, Skills, Tribes } from './marks.tsx';
import { CARDS } from './motifs.ts';
import { tonesOf } from './tones.ts';

export const CardArt = memo(function CardArt({ card }: { readonly card: string | null }) {
  const kind = card === null ? null : kindOf(card);
  return (
    <svg viewBox="0 0 100 140" width="100%" height="100%" aria-hidden="true" focusable="false">
      {kind === null ? <Back /> : isCoin(kind) ? <CoinFace kind={kind} /> : <Front kind={kind} />}
    </svg>
  );
});

function Front({ kind }: { readonly kind: number }) {
  const { i18n } = useTranslation('app');
  const { polarity, power, cost, tribes, skills } = designOf(kind);
  const printed = printedOf(kind);
  const tones = tonesOf(polarity);
  return (
    <>
      <Frame polarity={polarity} tones={tones}>
        <Inside polarity={polarity}>
          <svg x="8" y="9" width="84" height="84" viewBox="0 0 100 100" aria-hidden="true">
            <Cut cut={CARDS[printed?.motif ?? ''] ?? ''} {...tones} />
          </svg>
        </Inside>
      </Frame>
      <Cost cost={cost} />
      <PolaritySign polarity={polarity} tones={tones} x={87} y={14} size={16} />
      <Name tones={tones}>{printed?.name[i18n.language as Language] ?? printed?.name.en ?? ''}</Name>
      <Tribes tribes={tribes} tones={tones} />
      <Skills skills={skills} tones={tones} />
      <Power power={power} tones={tones} />
    </>
  );
}
