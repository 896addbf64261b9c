/**
 * Keys that do something wherever the focus is. A screen names its keys with `useShortcuts`; the list
 * under `?` is drawn from the same names. Keys of a higher layer come first, and a modal layer hides
 * the screen's. While someone types, keys that type do nothing else.
 */
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { watchPresses } from './one-press.ts';

export interface Shortcut {
  /** As in `KeyboardEvent.key`; letters in lower case. */
  readonly key: string;
  /** Keys of the same line of the list, where one line stands for several. */
  readonly also?: readonly string[];
  /** With Control, or Command on a Mac. */
  readonly command?: boolean;
  /** What it does, in the user's language; null keeps it off the list. */
  readonly label: string | null;
  /** Elements that know the key themselves: while one of them has the focus, it is theirs. */
  readonly keeps?: string;
  readonly run: () => void;
}

/** `app` works always; `screen` unless something modal (`sheet`, above it `dialog`) lies over it. */
export type Layer = 'app' | 'screen' | 'sheet' | 'dialog';
const LAYERS: readonly Layer[] = ['app', 'screen', 'sheet', 'dialog'];

interface Group {
  readonly layer: Layer;
  readonly shortcuts: readonly Shortcut[];
}

const ShortcutContext = createContext<Group[] | null>(null);

/** The groups that work now, those that come first at the front. */
function active(groups: readonly Group[]): readonly Group[] {
  const height = (group: Group) => LAYERS.indexOf(group.layer);
  const top = Math.max(0, ...groups.map(height));
  const works = (group: Group) => group.layer === 'app' || height(group) === top;
  return [...groups]
    .reverse()
    .filter(works)
    .sort((a, b) => height(b) - height(a));
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type]), input[type="text"], textarea');

/** An open list or palette takes Escape for itself; the browser closes it. */
const OPEN = ['select:open', ':popover-open'];
const somethingOpen = () => {
  const known = OPEN.filter((selector) => CSS.supports(`selector(${selector})`));
  return known.length > 0 && document.querySelector(known.join(', ')) !== null;
};

function fits(shortcut: Shortcut, event: KeyboardEvent): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (shortcut.keeps !== undefined && event.target instanceof Element && event.target.matches(shortcut.keeps))
    return false;
  return key === shortcut.key && (shortcut.command ?? false) === (event.ctrlKey || event.metaKey) && !event.altKey;
}

export function ShortcutProvider({ children }: { readonly children: ReactNode }) {
  const [groups] = useState<Group[]>(() => []);
  useEffect(() => watchPresses(window), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      if (typing(event.target) && event.key.length === 1 && !event.ctrlKey && !event.metaKey) return;
      if (event.key === 'Escape' && somethingOpen()) return;
      const found = active(groups)
        .flatMap((group) => group.shortcuts)
        .find((shortcut) => fits(shortcut, event));
      if (found === undefined) return;
      event.preventDefault();
      found.run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [groups]);
  return <ShortcutContext value={groups}>{children}</ShortcutContext>;
}

function useGroups(): Group[] {
  const groups = useContext(ShortcutContext);
  if (groups === null) throw new Error('no ShortcutProvider above');
  return groups;
}

/** Makes these keys work while the component is on the screen. */
export function useShortcuts(layer: Layer, shortcuts: readonly Shortcut[]): void {
  const groups = useGroups();
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const group: Group = {
      layer,
      get shortcuts() {
        return latest.current;
      },
    };
    groups.push(group);
    return () => void groups.splice(groups.indexOf(group), 1);
  }, [groups, layer]);
}

/** Every named key of a layer, for the list of keys. */
export function useShortcutList(layer: Layer): readonly Shortcut[] {
  const groups = useGroups();
  return groups
    .filter((group) => group.layer === layer)
    .flatMap((group) => group.shortcuts)
    .filter((shortcut) => shortcut.label !== null);
}
