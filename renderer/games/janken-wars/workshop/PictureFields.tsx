/** The picture of a card: a built-in object and two different colours. */
import type { Picture } from '../../../../core/games/janken-wars/deck/design.ts';
import { COLOURS, MOTIFS } from '../../../../core/games/janken-wars/deck/motifs.ts';
import bench from './bench.module.css';
import { Picker } from './Picker.tsx';
import { useWords } from './use-words.ts';
import styles from './workshop.module.css';

interface Props {
  readonly picture: Picture;
  readonly onPicture: (picture: Picture) => void;
}

export function PictureFields({ picture, onPicture }: Props) {
  const { t, say } = useWords();
  const colours = (other: string) =>
    COLOURS.filter((colour) => colour !== other).map((value) => ({ value, label: say(`picture.colours.${value}`) }));
  return (
    <fieldset className={bench.part}>
      <legend>{t('picture.heading')}</legend>
      <div className={styles.row}>
        <Picker
          label={t('picture.motif')}
          value={picture.motif}
          items={MOTIFS.map((value) => ({ value, label: say(`picture.motifs.${value}`) }))}
          onPick={(motif) => onPicture({ ...picture, motif })}
        />
        <Picker
          label={t('picture.ink')}
          value={picture.ink}
          items={colours(picture.ground)}
          onPick={(ink) => onPicture({ ...picture, ink })}
        />
        <Picker
          label={t('picture.ground')}
          value={picture.ground}
          items={colours(picture.ink)}
          onPick={(ground) => onPicture({ ...picture, ground })}
        />
      </div>
    </fieldset>
  );
}
