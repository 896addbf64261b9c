/** Why a service does not do what was asked; becomes the fault of the answer. Nothing has been changed. */
import type { OptionFault } from '../../core/kit/options.ts';
import type { ApiFault } from '../api.ts';

export class Fault extends Error {
  constructor(
    readonly code: ApiFault['code'],
    sentence: string,
    readonly faults?: readonly OptionFault[],
  ) {
    super(sentence);
    this.name = 'Fault';
  }
}
