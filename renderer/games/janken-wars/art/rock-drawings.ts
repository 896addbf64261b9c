/** Things of mineral, built and stacked: the drawings of the rock motifs. */
import { type Drawing, ring } from './drawing.ts';

export const rockDrawings: Readonly<Record<string, Drawing>> = {
  'brick-wall': {
    body: 'M22 12h56v76H22z',
    lines:
      'M22 27h56M22 42h56M22 58h56M22 73h56M41 12v15M60 12v15M31 27v15M50 27v15M69 27v15M41 42v16M60 42v16M31 58v15M50 58v15M69 58v15M41 73v15M60 73v15',
  },
  jewel: {
    body: 'M28 20h44l18 24-40 44L10 44z',
    light: 'M38 44l12-24H30z',
    lines: 'M10 44h80M28 20l10 24 12 44 12-44 10-24M38 44l12-24 12 24',
  },
  statue: {
    body: `M26 79h48v11H26zM38 42h24v37H38z${ring(50, 28, 14)}`,
    light: 'M43 50h14v20H43z',
    lines:
      'M38 50L22 42V28M15 22l7 7 7-7M62 50l16 8v12M72 74a7 7 0 1 0 12 0M45 25v2M55 25v2M44 34h12M50 14V6M45 6h10M43 57h14M43 63h14',
  },
  paperweight: {
    body: 'M16 68a34 34 0 0 1 68 0zM10 68h80v14H10z',
    light: 'M50 44l8 10-8 10-8-10z',
    lines: 'M50 44l8 10-8 10-8-10zM28 58a24 24 0 0 1 10-14M50 64v4',
  },
  flowerpot: {
    body: `M28 56h44l-6 32H34zM22 44h56v12H22z${ring(50, 16, 9)}`,
    lines: 'M50 44V25M50 40c-11 0-15-6-15-13 9 0 15 5 15 13M50 36c2-9 8-11 15-11 0 9-6 13-15 13M50 16v.1',
  },
  doorstop: {
    body: 'M8 80L76 44h14v36z',
    lines: 'M76 44v36M28 74l38-20M62 8v36M62 8h28v30M69 26v6',
  },
  'coin-jar': {
    body: 'M30 26h40v8c8 4 11 10 11 16v28q0 10-10 10H29q-10 0-10-10V50c0-6 3-12 11-16zM28 14h44v12H28z',
    light: 'M44 14h12v-8H44z',
    lines:
      'M30 76a9 5 0 1 0 18 0 9 5 0 1 0-18 0M51 78a9 5 0 1 0 18 0 9 5 0 1 0-18 0M36 65a9 5 0 1 0 18 0 9 5 0 1 0-18 0M54 67a9 5 0 1 0 18 0 9 5 0 1 0-18 0M44 54a9 5 0 1 0 18 0 9 5 0 1 0-18 0',
  },
  dumbbell: {
    body: 'M12 36h12v28H12zM24 26h12v48H24zM64 26h12v48H64zM76 36h12v28H76zM36 45h28v10H36z',
    lines: 'M44 45v10M50 45v10M56 45v10',
  },
  safe: {
    body: 'M16 14h68v66H16zM24 80h10v8H24zM66 80h10v8H66z',
    light: ring(52, 47, 12),
    lines: `M25 23h50v48H25z${ring(52, 47, 12)}M52 30v34M35 47h34M30 34v6M30 56v6`,
  },
  padlock: {
    body: 'M22 44h56v42H22z',
    light: 'M50 57a6 6 0 0 1 3 11v8h-6v-8a6 6 0 0 1 3-11z',
    lines: 'M32 44V30a18 18 0 0 1 36 0v14M41 44V31a9 9 0 0 1 18 0v13M50 57a6 6 0 0 1 3 11v8h-6v-8a6 6 0 0 1 3-11z',
  },
  'garden-gnome': {
    body: 'M50 4q16 18 22 40H28Q34 22 50 4zM32 60L22 90h56L68 60z',
    light: 'M30 44h40c2 18-8 28-20 32-12-4-22-14-20-32z',
    lines: 'M30 44h40c2 18-8 28-20 32-12-4-22-14-20-32M42 51v2M58 51v2M46 58q4 4 8 0M36 46v6M64 46v6M22 90h56',
  },
  fountain: {
    body: 'M14 66h72l-8 20H22zM34 44h32l-6 8H40z',
    lines:
      'M46 52v14M54 52v14M50 44V26M50 28c-2-14-20-12-20 4M50 28c2-14 20-12 20 4M50 22V10M36 46c-8 2-10 10-10 17M64 46c8 2 10 10 10 17M28 75h44',
  },
  chimney: {
    body: 'M34 40h32v50H34zM28 28h44v12H28z',
    lines: 'M34 56h32M34 73h32M50 40v16M42 56v17M58 56v17M50 73v17M42 22c-8-6 6-9 0-17M57 20c-6-5 6-8 0-15',
  },
  cobblestone: {
    body: 'M10 60q2-16 18-16t16 15q-2 15-18 15T10 60zM48 48q2-15 20-14 20 1 20 14t-20 13q-20 0-20-13zM30 30q6-14 20-12 13 3 10 14-4 9-16 7-16-1-14-9zM44 77q2-13 20-13 20 2 18 13-2 11-18 11-20 0-20-11z',
    lines: 'M18 56q3-6 9-6M56 45q4-5 10-5M38 28q3-4 8-4M53 74q4-4 9-4',
  },
  mortar: {
    body: 'M18 46h64q0 32-24 36H42Q18 78 18 46zM34 82h32v8H34zM56 46L74 12q8-2 10 5L66 46z',
    lines: 'M12 46h76M28 54q2 12 10 18',
  },
  bathtub: {
    body: 'M12 50h76q0 28-18 30H30Q12 78 12 50z',
    light: `${ring(58, 38, 6)}${ring(72, 32, 4)}`,
    lines: `M6 50h88M28 80l-4 10M72 80l4 10M20 50V22q0-10 9-10 8 0 8 10M31 24h12${ring(58, 38, 6)}${ring(72, 32, 4)}`,
  },
};
