/** The words that all deck workshops share, in English; the list of keys for every other language. */
export const en = {
  title: 'Deck workshop',
  back: 'Back to set-up',
  newName: 'New Deck',
  copyName: 'Copy of {{deck}}',
  codeName: 'Deck from a code',
  shelf: {
    own: 'Your decks',
    none: 'No deck of yours yet.',
    shipped: 'Decks that come with the game',
    new: 'New deck',
    open: 'Open {{deck}}',
    copy: 'Copy',
    copyOf: 'Copy {{deck}}',
    remove: 'Remove {{deck}}',
    removeSure: 'Remove “{{deck}}” for good?',
    removeYes: 'Remove it',
    removeNo: 'Keep it',
    readOnly: 'Read-only: copy it to change it.',
    ready: 'Ready to play',
    errors_one: '{{count}} error',
    errors_other: '{{count}} errors',
    warnings_one: '{{count}} warning',
    warnings_other: '{{count}} warnings',
  },
  import: {
    name: 'Import',
    title: 'Import a deck',
    file: 'From a file',
    chooseFile: 'Choose a file',
    code: 'From a share code',
    codeLine: 'Begins with {{label}}. Case, blanks and dashes do not matter.',
    read: 'Import the code',
    failed: 'This deck cannot be imported',
    untouched: 'Nothing was changed: your decks are as they were.',
    more_one: 'And {{count}} more.',
    more_other: 'And {{count}} more.',
    unreadable: 'The file could not be opened.',
    already: 'You have this deck already: it is “{{deck}}”. Nothing was imported.',
  },
  export: {
    name: 'Export',
    title: 'Export “{{deck}}”',
    file: 'As a file',
    fileLine: 'A text file that anybody with Quadrille can import.',
    save: 'Export as a file',
    code: 'As a share code',
    codeLine: 'A text to paste into a message.',
    copy: 'Copy the code',
    copied: 'The code is copied.',
    notCopied: 'Copying did not work: mark the code and copy it by hand.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    decks: typeof en;
  }
}
