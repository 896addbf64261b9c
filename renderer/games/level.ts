/** How well a computer player plays. */
import type { SeatPlan } from '../../electron/api.ts';

export type ComputerLevel = Extract<SeatPlan, { kind: 'computer' }>['level'];
