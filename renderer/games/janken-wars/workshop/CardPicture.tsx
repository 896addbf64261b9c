/** A card of a design in a frame of its own; the size is its parent's business. */
import type { CardDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import type { Language } from '../../../text/index.ts';
import { DesignCard } from '../art/DesignCard.tsx';
import styles from './workshop.module.css';

interface Props {
  readonly card: CardDesign;
  readonly language: Language;
}

export function CardPicture({ card, language }: Props) {
  return (
    <span className={styles.cardFrame}>
      <DesignCard design={card} language={language} />
    </span>
  );
}
