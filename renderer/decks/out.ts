/** Hands a text out of the program: as a file that is saved, or by way of the clipboard. */

/** A file's name made of a deck's: plain letters, digits and dashes. */
export function fileName(deck: string): string {
  const plain = deck.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'deck';
}

/** Saves a text as a file where the user says. The address lives until the page is left: a save may take long. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
}

/** Copies what stands in a field, by the old way, which needs no permission of the shell. */
export function copyFrom(field: HTMLTextAreaElement | null): boolean {
  field?.select();
  return document.execCommand('copy');
}
