/**
 * Behaviour trees as data. A tree is tried from the top: an `any` node takes the first child that comes
 * to a decision, an `all` node goes on to its last child only if every child before it holds, a `when`
 * node is a condition and a `choose` node picks among the legal actions. Conditions and choices are
 * named; whoever runs a tree gives the words their meaning.
 */

export type Behaviour<C extends string, P extends string> =
  | { readonly name: string; readonly any: readonly Behaviour<C, P>[] }
  | { readonly name: string; readonly all: readonly Behaviour<C, P>[] }
  | { readonly when: C }
  | { readonly choose: P };

/** What the words of a tree mean. A choice may come up empty. */
export interface Meaning<C extends string, P extends string, A> {
  holds(condition: C): boolean;
  choose(choice: P): A | null;
}

/** The decision and the names of the nodes that led to it, from the top. */
export interface Decision<A> {
  readonly action: A;
  readonly path: readonly string[];
}

type Tried<A> = Decision<A> | 'holds' | null;

/** The decision a tree comes to, or null. */
export function decide<C extends string, P extends string, A>(
  tree: Behaviour<C, P>,
  meaning: Meaning<C, P, A>,
): Decision<A> | null {
  const tried = attempt(tree, meaning, []);
  return tried === 'holds' ? null : tried;
}

function attempt<C extends string, P extends string, A>(
  node: Behaviour<C, P>,
  meaning: Meaning<C, P, A>,
  path: readonly string[],
): Tried<A> {
  if ('when' in node) return meaning.holds(node.when) ? 'holds' : null;
  if ('choose' in node) {
    const action = meaning.choose(node.choose);
    return action === null ? null : { action, path: [...path, node.choose] };
  }
  const below = [...path, node.name];
  if ('any' in node) {
    for (const child of node.any) {
      const tried = attempt(child, meaning, below);
      if (tried !== null) return tried;
    }
    return null;
  }
  let last: Tried<A> = null;
  for (const child of node.all) {
    last = attempt(child, meaning, below);
    if (last !== 'holds') return last;
  }
  return last;
}
