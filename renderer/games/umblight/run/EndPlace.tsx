/** The end of a run: morning, or a light that went out. */
import { useTranslation } from 'react-i18next';
import { PLACES } from '../art/places.ts';
import { Scene } from './Scene.tsx';

const MORNING =
  'r 50 62 26 70 44/o 50 62 24/q 42 58 2.500/q 58 58 2.500/c2 M40 66q10 8 20 0/k M0 72H100V100H0z/f M0 76Q24 66 48 76T100 74V100H0z/c1.500 M10 84h30M54 86h34M24 92h44';

export function EndPlace({ won }: { readonly won: boolean }) {
  const { t } = useTranslation('umblight');
  return (
    <Scene
      cut={won ? MORNING : (PLACES.lantern ?? '')}
      title={t(won ? 'run.won' : 'run.lost')}
      line={t(won ? 'run.wonLine' : 'run.lostLine')}
      dark={!won}
    />
  );
}
