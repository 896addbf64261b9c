/** The words of the replay screen, in English; the list of keys for every other language. */
export const en = {
  title: 'Replay of {{game}}',
  leave: 'Leave the replay',
  save: 'Export this replay as a file',
  controls: 'Replay',
  first: 'To the start',
  back: 'One move back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One move on',
  last: 'To the end',
  position: 'Move {{at}} of {{last}}',
  scrub: 'Position in the match',
  start: 'The table before the first move.',
  silent: '{{name}} moves.',
  eyes: 'Seen by',
  onlooker: 'An onlooker',
  open: 'All hands open',
  hands: 'The other hands',
  handOf: 'The hand of {{name}}',
  handsGone: 'This match has been removed meanwhile; the hands that are missing here cannot be shown any more.',
  noCards: 'no cards',
  won: 'Won by {{names, list}}.',
  draw: 'A draw.',
  gaveUp: '{{name}} gave up.',
  keys: {
    step: 'One move back or on',
    ends: 'To the start or the end',
    play: 'Play or pause',
    leave: 'Leave the replay',
    log: 'Show or hide the log',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    replay: typeof en;
  }
}
