/** The app's own small drawings, in one line weight on a grid of 24. */

const PATHS = {
  back: 'M14.5 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.500',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  history: 'M4.500 12a7.500 7.500 0 1 0 2.600-5.700M4 4.500v3.800h3.800M12 8v4.500l3 2',
  info: 'M12 11v6M12 7.200v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  keys: 'M3 7h18v10H3zM6.500 10.500h.1M10 10.500h.1M14 10.500h.1M17.500 10.500h.1M8 14h8',
  play: 'M8 5.500v13l10.500-6.500z',
  pause: 'M9 5.500v13M15 5.500v13',
  next: 'M6 5.500v13l8.500-6.500zM18 5.500v13',
  previous: 'M18 5.500v13L9.500 12zM6 5.500v13',
  first: 'M12 6l-6 6 6 6M19 6l-6 6 6 6',
  last: 'M5 6l6 6-6 6M12 6l6 6-6 6',
  save: 'M12 4v11M7.500 11l4.500 4.500L16.500 11M4.500 19.500h15',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600z',
  edit: 'M5 19l1-4L16.500 4.500l3 3L9 18z',
  trash: 'M5 7h14M10 7V4.500h4V7M7 7l1 12.500h8L17 7',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20c.8-4 3.800-6 7.500-6s6.700 2 7.500 6',
  people:
    'M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM2.500 19.500c.7-3.500 3.200-5.200 6.500-5.200s5.800 1.700 6.500 5.200M15.500 5.300a3.300 3.300 0 0 1 0 6.400M17.500 14.600c2.200.6 3.600 2.200 4.100 4.900',
  chip: 'M7 7h10v10H7zM10 3.500V7M14 3.500V7M10 17v3.500M14 17v3.500M3.500 10H7M3.500 14H7M17 10h3.500M17 14h3.500',
  warning: 'M12 4L2.500 20h19zM12 10v4.500M12 17.200v.1',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  silent: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  bulb: 'M9 17.500h6M10 20.500h4M12 3a6 6 0 0 0-3.500 10.900c.6.500.9 1.300.9 2.100h5.200c0-.8.300-1.600.9-2.100A6 6 0 0 0 12 3z',
  undo: 'M8 5L4 9l4 4M4.500 9H14a5.500 5.500 0 0 1 0 11H9',
  list: 'M8.500 6.500H20M8.500 12H20M8.500 17.500H20M4 6.500h.1M4 12h.1M4 17.500h.1',
  folder: 'M3 6.500h6.500l2 2.500H21v10H3z',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
