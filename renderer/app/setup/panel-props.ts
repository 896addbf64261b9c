/** What every part of the set-up screen is given. */
import type { Dispatch, SetStateAction } from 'react';
import type { Draft, Making } from './draft.ts';

export interface PanelProps {
  readonly draft: Draft;
  readonly making: Making;
  readonly onChange: Dispatch<SetStateAction<Draft>>;
}
