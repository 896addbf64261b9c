/** The words of the table itself, in English; the list of keys for every other language. */
export const en = {
  /** What a screen reader calls the parts of the table. */
  region: {
    table: 'Table',
    players: 'Players',
    hand: 'Your hand',
    actions: 'What you can do',
    log: 'What has happened',
    news: 'News from the table',
  },
  card: {
    place: '{{card}}, {{n}} of {{count}}',
    playable: '{{place}}, playable',
    unplayable: '{{place}}, not playable now',
    picked: '{{place}}, picked up',
  },
  seat: {
    claim: 'Jump in for {{name}}',
    cards_one: '{{count}} card',
    cards_other: '{{count}} cards',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
    turn: 'On turn',
    out: 'Out',
    /** Reads as one sentence: name, then what is known. */
    line: '{{name}}: {{facts, list}}',
    target: 'Choose {{name}}',
    take: '{{name}} wants to act',
  },
  turn: {
    yours: '{{name}}, it is your turn.',
    theirs: '{{name}} is on turn.',
    none: 'Nobody is on turn.',
  },
  atOnce: '{{names}}: choose now, at once.',
  bar: {
    menu: 'Menu',
    log: 'Log',
    hint: 'Hint',
    undo: 'Take back',
    sound: 'Sound',
    off: '{{label}}: {{why}}',
  },
  /** Why a button in the corner is dim. */
  no: {
    over: 'The match is over.',
    lesson: 'Not in a lesson.',
    turn: 'Only when it is your turn.',
    moveYet: 'Nobody has moved yet.',
    undo: 'Only your own last move can be taken back, before anybody else moves and if it showed you nothing new.',
  },
  late: 'Too late: the others have already moved on.',
  room: 'Time to step in',
  hand: {
    picked: '{{card}} is picked up. Press Enter to play it, Escape to put it back.',
    pickedMany_one: '{{card}} is picked up. {{count}} place can take it; Escape puts it back.',
    pickedMany_other:
      '{{card}} is picked up. {{count}} places can take it; arrows choose, Enter plays, Escape puts it back.',
    idle: '{{card}} is picked up, but does not fit now. Escape puts it back.',
    home: '{{card}} is back in the hand.',
  },
  ask: {
    cancel: 'Put it back',
  },
  visit: {
    line: 'It is the turn of {{name}}.',
    handOver: 'Hand over to {{name}}',
  },
  curtain: {
    title: '{{name}}, it is your turn.',
    visit: '{{name}}, you wanted to act.',
    line: 'Everybody else look away, please.',
    open: 'Show my cards',
    recap: 'Since you last looked',
    others: 'Somebody else wants to act first?',
    other: '{{name}} acts first',
  },
  pause: {
    title: 'Pause',
    resume: 'Go on',
    rules: 'Rules',
    settings: 'Settings',
    keys: 'Keys',
    restart: 'Begin again',
    leave: 'Save and leave',
    leaveLine: 'The match is saved at every move. It waits on the box.',
    testLine: 'A test is not kept: it ends when you leave it.',
    concede: 'Give up',
    restartAsk: 'Begin again with new cards? This match is then gone.',
    restartYes: 'Begin again',
    restartNo: 'Go on with this one',
    concedeAsk: 'Give up this match? It then ends and you have lost it.',
    concedeYes: 'Give up',
    concedeNo: 'Go on playing',
  },
  rules: {
    title: 'Rules of {{game}}',
    thisTable: 'At this table',
  },
  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    close: 'Close the log',
  },
  hint: {
    none: 'There is nothing to advise now.',
  },
  end: {
    won: '{{names, list}} won.',
    wonOne: '{{name}} wins.',
    wonYou: 'You win, {{name}}!',
    draw: 'A draw.',
    moments: 'What was telling',
    seed: 'Seed of this match',
    seedLine:
      'The cards were shuffled from this seed before the first move. Whoever sets up a table with it gets the same cards.',
    again: 'Play again',
    leave: 'Back to the games',
    workshop: 'Back to the workshop',
    log: 'Look at the log',
    look: 'Look at the table',
    back: 'Back to the result',
    replay: 'Replay',
  },
  round: {
    player: 'Player',
    goOn: 'Go on',
    left: 'Cards left',
  },
  lesson: {
    title: 'First lesson',
    step: '{{n}} of {{count}}',
    goOn: 'Go on',
    over: 'That is the lesson. The table is yours.',
    match: 'Set up a match',
    leave: 'Leave the lesson',
    notNow: 'The rules would allow that, but the lesson asks for something else just now.',
  },
  stuck: {
    title: 'The table got no answer.',
    line: 'Nothing is lost: the match is saved up to the last move.',
    retry: 'Try again',
    leave: 'Leave the table',
  },
  stale: 'The match had moved on; this is where it stands.',
  keys: {
    claim: 'Jump in for {{name}}',
    pause: 'Menu, or put back what is picked up',
    numbers: 'Pick up a card by its place in the hand',
    handArrows: 'Along the hand and along targets',
    up: 'From the hand to the table and back',
    log: 'Show or hide the log',
    hint: 'Hint',
    undo: 'Take back',
    read: 'Read the table aloud',
  },
  readout: '{{turn}} {{seats}} {{hand}}',
  readoutHand: 'Your cards: {{cards, list}}.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    table: typeof en;
  }
}
