/** Tools, useful and destructive: the drawings of the scissors motifs. */
import { type Drawing, ring } from './drawing.ts';

export const scissorsDrawings: Readonly<Record<string, Drawing>> = {
  'box-cutter': {
    body: 'M8 76l48-48 17 17-48 47H8z',
    light: 'M56 28L86 6l4 16-17 23z',
    lines: 'M56 28L86 6l4 16-17 23M24 72l30-30M36 52l11 11-6 6-11-11zM68 19l8 19M78 12l5 14',
  },
  toolbox: {
    body: 'M10 46h80v42H10zM18 30h64l8 16H10z',
    light: 'M41 40h18v16H41z',
    lines: 'M33 30V14h34v16M42 30v-8h16v8M10 46h80M41 40h18v16H41zM10 66h80',
  },
  steamroller: {
    body: `${ring(27, 71, 18)}${ring(76, 77, 12)}M42 50h48v22H66l-20-4zM56 20h32v30H56z`,
    light: 'M64 28h16v14H64z',
    lines: `M50 20h44M64 28h16v14H64z${ring(27, 71, 7)}M76 77h.1M27 71h-17V54h32M46 50V34M4 90h92`,
  },
  pliers: {
    body: 'M50 48L36 32Q32 14 46 6l4 20 4-20q14 8 10 26zM50 48L34 92q-12 0-12-10l16-40zM50 48l16 44q12 0 12-10L62 42z',
    light: ring(50, 46, 5),
    lines: `${ring(50, 46, 5)}M44 22h4M52 22h4`,
  },
  'can-opener': {
    body: `M34 40h13v48q-6 7-13 0zM53 40h13v48q-6 7-13 0z${ring(50, 26, 17)}`,
    light: ring(50, 26, 7),
    lines: `${ring(50, 26, 7)}M67 26h18M86 18v16M50 9v5M38 14l3 4`,
  },
  corkscrew: {
    body: 'M14 12h72v15q-9 5-18 0H32q-9 5-18 0zM43 27h14v14H43z',
    lines: 'M50 41c-15 1-15 9 0 11s15 9 0 11-15 9 0 11 13 8 2 11l-3 8',
  },
  stapler: {
    body: 'M8 64h78v8q0 8-8 8H8zM14 32l66 8q12 4 10 16L14 54z',
    lines: 'M14 54v10M86 56v8M26 42l38 5M20 80v6M76 80v6',
  },
  tweezers: {
    body: 'M46 94L30 28Q32 10 46 6l4 44zM54 94l16-66Q68 10 54 6l-4 44z',
    lines: 'M46 6h8M38 38l5 18M62 38l-5 18',
  },
  screwdriver: {
    body: 'M40 6h20q6 0 5 8l-5 34H40l-5-34q-1-8 5-8z',
    light: 'M46 48h8v26l5 8-5 12h-8l-5-12 5-8z',
    lines: 'M46 48h8v26l5 8-5 12h-8l-5-12 5-8zM46 14l1 26M54 14l-1 26',
  },
  saw: {
    body: 'M62 28q30-8 32 14 0 28-30 26z',
    light: 'M6 40l56-8 2 32-8-4-6 8-7-6-7 8-7-6-7 8-6-6-10 6z',
    lines: 'M6 40l56-8 2 32-8-4-6 8-7-6-7 8-7-6-7 8-6-6-10 6zM74 40q11-2 11 7 0 8-11 9z',
  },
  'vacuum-cleaner': {
    body: `M42 56a24 18 0 0 1 48 0v22H42zM6 86h30l-7-14H13z${ring(54, 82, 7)}${ring(79, 82, 7)}`,
    lines: 'M46 50C42 14 24 22 21 72M60 58h16M60 66h16M16 10l14 8',
  },
  blender: {
    body: 'M30 62h38l7 28H23z',
    light: 'M28 10h42l-7 46H35zM35 56h28v6H35z',
    lines: `M28 10h42l-7 46H35zM35 56h28v6H35zM68 20h14v24H65${ring(49, 77, 7)}M37 24h11M39 34h9M40 44h8`,
  },
  shredder: {
    body: 'M12 38h76v20H12z',
    light: 'M30 8h40v30H30z',
    lines: 'M30 8h40v30H30zM22 48h56M24 58v32M35 58v24M46 58v34M57 58v24M68 58v32M78 58v22M39 18h22M39 28h22',
  },
  magnet: {
    body: 'M16 12h22v40a12 12 0 0 0 24 0V12h22v42a34 34 0 0 1-68 0z',
    light: 'M16 12h22v16H16zM62 12h22v16H62z',
    lines: 'M16 28h22M62 28h22M46 14v10M54 8v14',
  },
  tongs: {
    body: 'M48 8Q20 34 22 78l9 10 5-10q-4-34 14-56zM52 8q28 26 26 70l-9 10-5-10q4-34-14-56z',
    lines: 'M44 8h12M31 60q0-16 6-28M69 60q0-16-6-28',
  },
  'fishing-rod': {
    body: `${ring(32, 68, 10)}M6 94l6-16 11 9z`,
    lines: `M14 86L82 10M82 10q10 30-2 56M80 66v10a6 6 0 1 1-11-3M32 68h.1M40 74l6 6`,
  },
};
