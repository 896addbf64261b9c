/** Zones that keep their order: the table, domains and piles. */

/** Takes the first card of a kind out of a zone; false if none is there. */
export function takeOut(zone: number[], card: number): boolean {
  const at = zone.indexOf(card);
  if (at < 0) return false;
  for (let i = at + 1; i < zone.length; i++) zone[i - 1] = zone[i] as number;
  zone.pop();
  return true;
}
