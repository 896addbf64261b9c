/** The story of the four sects: told once before the first match, and whenever somebody wants it. */
import { useTranslation } from 'react-i18next';
import { SHAMANS } from '../../../core/games/shamano/shamans/shamans.ts';
import { Button } from '../../app/controls/Button.tsx';
import { Sheet } from '../../app/Sheet.tsx';
import { Portrait } from './art/Portrait.tsx';
import styles from './papers.module.css';

export function Story({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shamano');
  return (
    <Sheet
      title={t('story.title')}
      size="large"
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('story.begin')}
        </Button>
      }
    >
      <div className={styles.story}>
        <p className={styles.lead}>{t('sects.lead')}</p>
        {SHAMANS.map(({ id }) => (
          <div key={id} className={styles.sect}>
            <span className={styles.sectFace}>
              <Portrait shaman={id} mood="calm" />
            </span>
            <p>{t(`sects.${id}`)}</p>
          </div>
        ))}
        <p className={styles.lead}>{t('sects.end')}</p>
      </div>
    </Sheet>
  );
}
