/**
 * A card of any deck, drawn from its design: kraft paper, a sticker on coloured paper, a label with its
 * name. Where it is large enough to be read it shows its effect in words. Fills its parent.
 */
import { effectParts, effectText } from '../../../../core/games/janken-wars/deck/effect-text.ts';
import type { Language } from '../../../text/index.ts';
import styles from './card.module.css';
import { colourOf } from './colours.ts';
import { drawingOf } from './drawings.ts';
import { TypeMark } from './Marks.tsx';
import { Picture } from './Picture.tsx';
import { localText, type Printed, pointsText, typeOf } from './printed.ts';

interface Props {
  readonly design: Printed;
  readonly language: Language;
}

export function DesignCard({ design, language }: Props) {
  const { picture, name, points, flavour, rarity } = design;
  const type = typeOf(design);
  const roles = new Set(effectParts(design).map((part) => part.role));
  const effect = effectText(design, language);
  const said = localText(flavour, language);
  return (
    <span className={styles.card} data-type={type} data-plain={(effect === '' && said === '') || undefined}>
      <span className={styles.paper}>
        <span className={styles.ground} style={{ background: colourOf(picture.ground).pale }}>
          <Picture drawing={drawingOf(picture.motif)} colour={colourOf(picture.ink)} />
        </span>
        <span className={styles.label}>
          <span>{localText(name, language)}</span>
        </span>
        <span className={styles.words}>
          {effect !== '' && <span>{effect}</span>}
          {said !== '' && effect.length < 70 && <i>{said}</i>}
        </span>
        <span className={styles.foot}>
          {roles.has('action') && <Sign d="M5 3l8 5-8 5z" />}
          {roles.has('condition') && <Sign d="M8 8C6 4.500 2 4.500 2 8s4 3.500 6 0 6-3.500 6 0-4 3.500-6 0" line />}
          <span className={styles.rarity} data-rarity={rarity} />
        </span>
        <span className={styles.type}>
          <TypeMark type={type} />
        </span>
        <span className={styles.points} data-signs={pointsText(points).length}>
          {pointsText(points)}
        </span>
      </span>
    </span>
  );
}

/** What happens once is an arrow, what holds all the time a loop. */
function Sign({ d, line = false }: { readonly d: string; readonly line?: boolean }) {
  return (
    <svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path
        d={d}
        fill={line ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth="1.800"
        strokeLinejoin="round"
      />
    </svg>
  );
}
