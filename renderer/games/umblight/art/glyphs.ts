/** Small signs on a square of 24: skills, tribes, polarity, coins. One path each, filled. */
import type { TribeCode } from '../../../../core/games/umblight/tribes.ts';

/** By the code of the skill. */
export const SKILL_GLYPHS: Readonly<Record<string, string>> = {
  coin: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zm0 3a7 7 0 1 1 0 14 7 7 0 1 1 0-14z',
  ward: 'M12 2l9 3v7c0 5-4 8-9 10-5-2-9-5-9-10V5z',
  spark: 'M14 1L4 14h6l-2 9 12-14h-7z',
  pack: 'M12 12c4 0 7 4 7 7s-3 3-7 2c-4 1-7 1-7-2s3-7 7-7zM5 8a2.500 3.200 0 1 1-.1 0zM9.500 3a2.500 3.400 0 1 1-.1 0zM14.500 3a2.500 3.400 0 1 1-.1 0zM19 8a2.500 3.200 0 1 1-.1 0z',
  bond: 'M8 6a6 6 0 1 0 5 9.400A8 8 0 0 1 11.500 13.500 3.500 3.500 0 1 1 11.600 10.300 8 8 0 0 1 13 8.500 6 6 0 0 0 8 6zM16 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm0 2.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z',
  thrift: 'M3 6h18v4H3zM3 11h18v4H3zM3 16h18v4H3zM10 1h4v4h-4z',
  twilight: 'M12 2a10 10 0 1 0 0 20zM14 2.200v3A7 7 0 0 1 14 18.800v3A10 10 0 0 0 14 2.200z',
  lone: 'M12 2a3.500 3.500 0 1 1-.1 0zM8 10h8l2 12H6z',
  rally: 'M4 1h3v22H4zM8 3h13l-4 5 4 5H8z',
  thorns: 'M12 1l2.500 7L21 4l-4 6.500L24 13l-7 1.500L19 22l-6-5-3 7-1-7-7 3 4-6-6-3 7-1.500L4 4l6 4z',
  leech: 'M12 1c4 7 8 10 8 15a8 7 0 0 1-16 0c0-5 4-8 8-15z',
  steadfast: 'M4 20h16v3H4zM6 16h12v3H6zM9 6h6v9H9zM5 1h14v4H5z',
  legacy: 'M5 3h10l5 5v14H5zM8 8h6v2H8zM8 12h9v2H8zM8 16h9v2H8z',
  grudge:
    'M12 1c6 0 10 4 10 9 0 4-2 6-4 7v5h-3v-3h-2v3h-2v-3H9v3H6v-5c-2-1-4-3-4-7 0-5 4-9 10-9zM8 9a2.500 2.500 0 1 0 .1 0zM16 9a2.500 2.500 0 1 0 .1 0z',
};

export const TRIBE_GLYPHS: Readonly<Record<TribeCode, string>> = {
  beast: 'M3 2l7 5h4l7-5-1 10c0 6-4 10-8 11-4-1-8-5-8-11zM8 10l3 3-3 1zM16 10l-3 3 3 1z',
  lantern: 'M10 1h4v3h-4zM7 5h10l2 4H5zM6 10h12l-1 9H7zM5 20h14v3H5zM12 11.500c2 2.500 2 5-.1 6-2-1-2-3.500.1-6z',
  gloom:
    'M12 4C6 4 2 9 1 12c1 3 5 8 11 8s10-5 11-8c-1-3-5-8-11-8zm0 3a5 5 0 1 1 0 10 5 5 0 1 1 0-10zm0 3a2 2 0 1 0 .1 0z',
  maker:
    'M10 1h4l.5 3 2.500 1 2.500-2 3 3-2 2.500 1 2.500 3 .5v4l-3 .5-1 2.500 2 2.500-3 3-2.500-2-2.500 1-.5 3h-4l-.5-3-2.500-1-2.500 2-3-3 2-2.500-1-2.500-3-.5v-4l3-.5 1-2.500-2-2.500 3-3 2.500 2 2.500-1zM12 8a4 4 0 1 0 .1 0z',
  wanderer: 'M9 1h5v9h-5zM9 11h5l1 4 7 2v4H2v-3l6-2z',
};

/** Sun and moon. */
export const SUN =
  'M12 6.500a5.500 5.500 0 1 1-.1 0zM11 0h2l-.5 4.500h-1zM11 24h2l-.5-4.500h-1zM0 11v2l4.500-.5v-1zM24 11v2l-4.500-.5v-1zM2.800 4.200l1.400-1.400L7.200 6.400l-.8.8zM21.200 4.200l-1.400-1.400-3 3.600.8.8zM2.800 19.800l1.400 1.400 3-3.600-.8-.8zM21.200 19.800l-1.400 1.400-3-3.600.8-.8z';
export const MOON = 'M15 1.500A11 11 0 1 0 22.500 16 8.500 8.500 0 1 1 15 1.500z';
