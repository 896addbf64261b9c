/** A coin card: the coin itself in its two tones, with the signs of its upgrades. A twin is half and half. */
import { LIGHT, type Polarity, SHADOW } from '../../../../core/games/umblight/battle/battle.ts';
import { coinOf } from '../../../../core/games/umblight/cards/coins.ts';
import { Cut } from './cut.tsx';
import { Frame, PolaritySign, Sign } from './frame.tsx';
import { Power } from './marks.tsx';
import { CREAM, INK, tonesOf } from './tones.ts';

const RIM =
  'r 50 50 38 45 40/s2 M50 8a42 42 0 0 1 0 84a42 42 0 0 1 0-84z/s1.500 M50 16a34 34 0 0 1 0 68a34 34 0 0 1 0-68z';
const SUN_HEAD = `${RIM}/r 50 50 18 30 16/o 50 50 17/Q 56 46 2.200/c1.800 M43 55q7 6 14 0`;
const MOON_HEAD = `${RIM}/f M56 26A25 25 0 1 0 74 60 19 19 0 1 1 56 26z/o 66 34 2.500/o 74 46 1.800/q 42 46 2.200/c1.600 M40 60q5 3 9 0`;
const BACK_WAY = 'M12 3a9 9 0 1 1-8.500 6l3 1A6 6 0 1 0 12 6v4L5 5l7-5z';
const STAR = 'M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z';

export function CoinFace({ kind }: { readonly kind: number }) {
  const { polarity, polished, returning } = coinOf(kind);
  const shown = polarity ?? LIGHT;
  const tones = tonesOf(shown);
  return (
    <>
      <Frame polarity={shown} tones={tones}>
        <Coin polarity={polarity} x={12} y={16} size={76} />
      </Frame>
      {polarity === null ? (
        <Sign d="M12 2a10 10 0 1 0 0 20zM14 2v20A10 10 0 0 0 14 2z" x={87} y={14} size={14} fill={tones.ink} />
      ) : (
        <PolaritySign polarity={polarity} tones={tones} x={87} y={14} size={16} />
      )}
      {polished && <Sign d={STAR} x={22} y={116} size={18} fill={tones.ink} />}
      {returning && <Sign d={BACK_WAY} x={polished ? 44 : 22} y={116} size={17} fill={tones.ink} />}
      <Power power={polished ? 2 : 1} tones={tones} />
    </>
  );
}

interface CoinProps {
  /** Null: a twin. */
  readonly polarity: Polarity | null;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}

/** The coin as an object, without its card. */
export function Coin({ polarity, x = 0, y = 0, size }: CoinProps) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <Half polarity={polarity ?? LIGHT} />
      {polarity === null && (
        <svg x="50" width="50" height="100" viewBox="50 0 50 100" aria-hidden="true">
          <Half polarity={SHADOW} />
        </svg>
      )}
    </svg>
  );
}

function Half({ polarity }: { readonly polarity: Polarity }) {
  const [ink, ground] = polarity === LIGHT ? [INK, CREAM] : [CREAM, INK];
  return (
    <>
      <circle cx="50" cy="50" r="45" fill={ground} stroke={ink} strokeWidth="1.5" />
      <Cut cut={polarity === LIGHT ? SUN_HEAD : MOON_HEAD} ink={ink} ground={ground} />
    </>
  );
}
