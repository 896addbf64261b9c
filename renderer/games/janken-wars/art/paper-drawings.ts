/** Things of paper, light and written on: the drawings of the paper motifs. */
import { type Drawing, ring } from './drawing.ts';

export const paperDrawings: Readonly<Record<string, Drawing>> = {
  'origami-crane': {
    body: 'M30 57L58 6l18 42zM20 58l56-8 12 10-36 34zM24 62L12 24 1 37l9-2 6 28zM78 52l21-26-11 36z',
    light: 'M20 58l56-8-24 44z',
    lines: 'M58 6l-5 47M20 58l32 36 24-44M12 24l-2 11',
  },
  'tape-roll': {
    body: `${ring(46, 48, 36)}M46 84h44l-5-7 5-7H74`,
    light: ring(46, 48, 16),
    lines: `${ring(46, 48, 16)}${ring(46, 48, 22)}M46 84h44l-5-7 5-7H74M18 40a29 29 0 0 1 18-18`,
  },
  'gift-box': {
    body: 'M18 44h64v44H18zM12 30h76v14H12z',
    light: 'M43 44h14v44H43zM43 30h14v14H43z',
    lines: 'M43 30v58M57 30v58M12 44h76M50 30C32 30 24 12 36 9s14 21 14 21 4-24 14-21 2 21-14 21',
  },
  kite: {
    body: 'M54 6l30 32-34 36L20 32z',
    light: 'M54 6l30 32-32-3z',
    lines: 'M54 6l-4 68M20 32l64 6M50 74c-10 6 10 10-2 16-8 4-16-2-24 4M38 87l8 7M46 84l-8 9',
  },
  envelope: {
    body: 'M10 26h80v52H10z',
    light: 'M10 26h80L50 58z',
    lines: 'M10 26l40 32 40-32M10 78l28-30M90 78L62 48',
  },
  newspaper: {
    body: 'M14 14h58v72H22q-8 0-8-8zM72 34h14v44q0 8-7 8h-7z',
    light: 'M23 38h17v16H23z',
    lines: 'M23 26h40M23 38h17v16H23zM48 38h15M48 46h15M48 54h15M23 64h40M23 74h40M72 34v52',
  },
  'paper-plane': {
    body: 'M6 46L94 10 66 88 46 62z',
    light: 'M46 62L94 10 42 86z',
    lines: 'M46 62L94 10M46 62l-4 24 13-14M6 46l40 16',
  },
  book: {
    body: 'M50 24C40 15 24 15 10 20v60c14-5 30-4 40 4 10-8 26-9 40-4V20c-14-5-30-5-40 4z',
    light: 'M50 24c10-9 26-9 40-4v60c-14-5-30-4-40 4z',
    lines: 'M50 24v60M20 34q12-3 20 2M20 47q12-3 20 2M20 60q12-3 20 2M60 36q8-5 20-2M60 49q8-5 20-2M60 62q8-5 20-2',
  },
  postcard: {
    body: 'M8 22h84v58H8z',
    light: 'M68 30h16v14H68z',
    lines: 'M52 30v42M60 54h24M60 63h24M60 72h16M68 30h16v14H68zM14 68l12-20 9 12 4-5 8 13M24 36v.1',
  },
  'paper-lantern': {
    body: 'M50 20c24 0 33 14 33 29S74 79 50 79 17 64 17 49s9-29 33-29zM38 11h24v9H38zM38 79h24v8H38z',
    lines: 'M50 20v59M35 23c-8 16-8 36 0 53M65 23c8 16 8 36 0 53M50 11V4M50 87v10M43 87v6M57 87v6',
  },
  poster: {
    body: 'M22 10h56v80H22z',
    light: 'M50 22l5 13 14 1-11 9 4 14-12-8-12 8 4-14-11-9 14-1z',
    lines: 'M50 22l5 13 14 1-11 9 4 14-12-8-12 8 4-14-11-9 14-1zM32 72h36M38 81h24M15 19L31 4M85 19L69 4',
  },
  ticket: {
    body: 'M8 30h84v12a9 9 0 0 0 0 18v12H8V60a9 9 0 0 0 0-18z',
    lines: 'M68 34v5M68 45v5M68 56v5M68 66v3M24 45h32M24 57h20',
  },
  map: {
    body: 'M8 24l28-10 28 10 28-10v64L64 88 36 78 8 88z',
    light: 'M36 14l28 10v64L36 78z',
    lines: 'M36 14v64M64 24v64M18 66q6-16 14-10t16-2 10-16M72 38l12 10M84 38L72 48',
  },
  diary: {
    body: 'M22 10h58v80H22q-7 0-7-7V17q0-7 7-7z',
    light: 'M44 26h26v14H44z',
    lines: 'M31 10v80M80 43h10v16H80M44 26h26v14H44zM84 51h.1M44 54h20M44 64h14',
  },
  confetti: {
    body: 'M8 92l26-56 30 30z',
    lines: `M22 62l20 16M44 32q-2-12 8-18M66 58q12-4 20 4M56 46l16-22M30 14l5 7M74 10l4 7M88 38l7-3M60 6v8M90 82l-8-4${ring(74, 76, 4)}${ring(90, 18, 4)}`,
  },
  receipt: {
    body: 'M24 8l9 7 8-7 9 7 9-7 8 7 9-7v84l-9-7-8 7-9-7-9 7-8-7-9 7z',
    lines: 'M34 30h32M34 42h32M34 54h18M34 70h12M56 70h10',
  },
};
