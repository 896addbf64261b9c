/** A name as people gave it and as it is shown: what cannot be seen is left out of it. */
import { INVISIBLE } from './json-file.ts';

const EVERY_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** Characters that take room or join others and show nothing by themselves. */
const NOTHING_TO_SEE = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]*$/u;

/** The name without the characters that would turn round or blot out the sentence it stands in; empty if nothing of it can be seen. */
export function shownName(name: string): string {
  return NOTHING_TO_SEE.test(name) ? '' : name.replace(EVERY_INVISIBLE, '').trim();
}
