/**
 * A card as it lies in a lane, fills its parent: the picture of its uppermost part in the tone of the
 * whole, the parts beneath as medallions, coins as coins, shields as halos around it, and its power. A card that
 * nothing was added to shows its name as in the hand.
 */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type BoardCard, LIGHT } from '../../../../core/games/umblight/battle/battle.ts';
import { coinOf } from '../../../../core/games/umblight/cards/coins.ts';
import { printedOf } from '../../../../core/games/umblight/cards/designs.ts';
import { isCoin } from '../../../../core/games/umblight/cards/kinds.ts';
import type { Language } from '../../../text/index.ts';
import { headOf } from '../codes.ts';
import { Coin } from './CoinFace.tsx';
import { Cut, type Tones } from './cut.tsx';
import { Frame, Inside, PolaritySign } from './frame.tsx';
import { Name, Power, Skills, Tribes } from './marks.tsx';
import { CARDS } from './motifs.ts';
import { LAMP, tonesOf } from './tones.ts';

const MOST_HALOS = 4;

export const LaidCard = memo(function LaidCard({ card }: { readonly card: BoardCard }) {
  const { i18n } = useTranslation('app');
  const { polarity, power, shield, tribes, skills, parts } = card;
  const tones = tonesOf(polarity);
  const head = headOf(card);
  const beneath = parts.filter((_, i) => i !== parts.lastIndexOf(head));
  const printed = printedOf(head);
  const alone = beneath.length === 0;
  return (
    <svg viewBox="0 0 100 140" width="100%" height="100%" overflow="visible" aria-hidden="true" focusable="false">
      <Halos shield={shield} />
      <Frame polarity={polarity} tones={tones}>
        <Inside polarity={polarity}>
          <svg x="8" y="9" width="84" height="84" viewBox="0 0 100 100" aria-hidden="true">
            <Cut cut={CARDS[printed?.motif ?? ''] ?? ''} {...tones} />
          </svg>
        </Inside>
      </Frame>
      <PolaritySign polarity={polarity} tones={tones} x={87} y={14} size={16} />
      <Parts parts={beneath} tones={tones} />
      {alone && <Name tones={tones}>{printed?.name[i18n.language as Language] ?? printed?.name.en ?? ''}</Name>}
      <Tribes tribes={tribes} tones={tones} small={!alone} />
      <Skills skills={skills} tones={tones} />
      <Power power={power} tones={tones} />
      {polarity === LIGHT && <ShieldSign shield={shield} />}
    </svg>
  );
});

function Halos({ shield }: { readonly shield: number }) {
  return Array.from({ length: Math.min(shield, MOST_HALOS) }, (_, i) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: rings one around the other
      key={i}
      x={-3 - i * 3.4}
      y={-3 - i * 3.4}
      width={106 + i * 6.8}
      height={146 + i * 6.8}
      rx={10 + i * 3}
      fill="none"
      stroke={LAMP}
      strokeWidth="1.6"
    />
  ));
}

/** How strong the halo is, as a number on a small sun. */
function ShieldSign({ shield }: { readonly shield: number }) {
  if (shield === 0) return null;
  return (
    <>
      <circle cx="50" cy="1" r="11" fill={LAMP} stroke="#1b1714" strokeWidth="1.5" />
      <text
        x="50"
        y="6.200"
        fontSize="15"
        fontWeight="900"
        fontFamily="var(--font-display)"
        textAnchor="middle"
        fill="#1b1714"
      >
        {shield}
      </text>
    </>
  );
}

interface PartsProps {
  readonly parts: readonly number[];
  readonly tones: Tones;
}

const MOST_PARTS = 5;

/** The parts beneath, lowest first, in a column at the left; of more than fit the lowest become a number. */
function Parts({ parts, tones }: PartsProps) {
  const hidden = parts.length > MOST_PARTS ? parts.length - MOST_PARTS + 1 : 0;
  const column = [...(hidden > 0 ? [null] : []), ...parts.slice(hidden)];
  const step = Math.min(22, 84 / Math.max(1, column.length));
  return column.map((part, i) =>
    part === null ? (
      <text
        key="+"
        x="13"
        y="17"
        fontSize="12"
        fontWeight="900"
        textAnchor="middle"
        fill={tones.ink}
        stroke={tones.ground}
        strokeWidth="3"
        paintOrder="stroke"
      >
        +{hidden}
      </text>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one card never move
      <Medallion key={i} part={part} tones={tones} y={12 + i * step} />
    ),
  );
}

function Medallion({ part, tones, y }: { readonly part: number; readonly tones: Tones; readonly y: number }) {
  if (isCoin(part)) return <Coin polarity={coinOf(part).polarity} x={2} y={y - 10} size={20} />;
  return (
    <>
      <circle cx="12" cy={y} r="11" fill={tones.ground} stroke={tones.ink} strokeWidth="1.6" />
      <svg x="3" y={y - 9} width="18" height="18" viewBox="0 0 100 100" aria-hidden="true">
        <Cut cut={CARDS[printedOf(part)?.motif ?? ''] ?? ''} {...tones} />
      </svg>
    </>
  );
}
