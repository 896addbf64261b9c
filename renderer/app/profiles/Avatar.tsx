/**
 * Pictures that people choose for themselves: flat shapes on a round of their seat colour. A profile
 * keeps the number of its picture; numbers beyond the list start over.
 */
import type { ReactNode } from 'react';
import { seatPaint } from '../../theme/seats.tsx';
import styles from './Avatar.module.css';

const DARK = '#1d1812';
const PALE = '#fff6e6';

/** A pair of round eyes at one height. */
function Eyes({ y, gap = 7, size = 2 }: { readonly y: number; readonly gap?: number; readonly size?: number }) {
  return (
    <>
      <circle cx={32 - gap} cy={y} r={size} fill={DARK} />
      <circle cx={32 + gap} cy={y} r={size} fill={DARK} />
    </>
  );
}

const ANIMALS = {
  cat: (
    <>
      <path d="M15 14l9 8h16l9-8v22a17 16 0 0 1-34 0z" fill={DARK} />
      <path d="M32 40l-4-4h8z" fill="#f29a8e" />
      <circle cx="25" cy="32" r="3" fill="#ffd65c" />
      <circle cx="39" cy="32" r="3" fill="#ffd65c" />
      <path d="M12 38l9 1M12 44l9-2M52 38l-9 1M52 44l-9-2" stroke={PALE} strokeWidth="1.500" />
    </>
  ),
  owl: (
    <>
      <path d="M16 14l9 5h14l9-5v26a16 16 0 0 1-32 0z" fill="#7a5230" />
      <circle cx="25" cy="30" r="8" fill={PALE} />
      <circle cx="39" cy="30" r="8" fill={PALE} />
      <Eyes y={30} gap={6} size={4} />
      <path d="M32 34l-4 5 4 5 4-5z" fill="#f2a33a" />
      <path d="M24 48l4 4 4-4 4 4 4-4" fill="none" stroke={PALE} strokeWidth="2" />
    </>
  ),
  fox: (
    <>
      <path d="M12 13l13 8h14l13-8-2 20-18 19-18-19z" fill="#e0702a" />
      <path d="M14 32l18 20-4-14zM50 32L32 52l4-14z" fill={PALE} />
      <Eyes y={31} gap={8} size={2.5} />
      <circle cx="32" cy="48" r="3.500" fill={DARK} />
    </>
  ),
  frog: (
    <>
      <circle cx="21" cy="21" r="8" fill="#3f9c46" />
      <circle cx="43" cy="21" r="8" fill="#3f9c46" />
      <ellipse cx="32" cy="37" rx="21" ry="16" fill="#4fb357" />
      <circle cx="21" cy="21" r="4.500" fill={PALE} />
      <circle cx="43" cy="21" r="4.500" fill={PALE} />
      <Eyes y={21} gap={11} size={2.3} />
      <path d="M19 39q13 10 26 0" fill="none" stroke={DARK} strokeWidth="2.500" strokeLinecap="round" />
    </>
  ),
  whale: (
    <>
      <path d="M9 34c0-9 9-14 20-14 13 0 18 9 18 15 3 0 5-3 5-7l7-3c0 12-8 24-27 24C17 49 9 43 9 34z" fill="#2f6fa8" />
      <path d="M10 38c6 3 22 4 33 1-3 6-9 10-17 10-9 0-15-5-16-11z" fill={PALE} />
      <circle cx="20" cy="32" r="2.300" fill={DARK} />
      <path
        d="M29 19c0-5-4-7-7-6M29 19c0-5 4-7 7-6"
        fill="none"
        stroke={PALE}
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </>
  ),
  rabbit: (
    <>
      <path d="M24 28C18 18 18 8 22 8s7 10 6 18zM40 28c6-10 6-20 2-20s-7 10-6 18z" fill={PALE} />
      <path d="M23 22c-2-5-1-9 0-9s3 5 2 9zM41 22c2-5 1-9 0-9s-3 5-2 9z" fill="#f0a6a0" />
      <ellipse cx="32" cy="38" rx="16" ry="15" fill={PALE} />
      <Eyes y={36} gap={7} size={2.3} />
      <path d="M32 44l-3-3h6zM32 44v3" fill="#e8827b" stroke={DARK} strokeWidth="1.500" />
    </>
  ),
  bear: (
    <>
      <circle cx="18" cy="20" r="7" fill="#8a5a34" />
      <circle cx="46" cy="20" r="7" fill="#8a5a34" />
      <circle cx="32" cy="34" r="19" fill="#a06b40" />
      <ellipse cx="32" cy="41" rx="9" ry="7" fill={PALE} />
      <Eyes y={30} gap={8} size={2.5} />
      <ellipse cx="32" cy="38" rx="3.500" ry="2.500" fill={DARK} />
      <path d="M32 40v4" stroke={DARK} strokeWidth="2" />
    </>
  ),
  fish: (
    <>
      <path d="M10 33c8-14 24-15 34-3l10-8c-2 8-2 14 0 22l-10-8c-10 12-26 11-34-3z" fill="#f08a3c" />
      <path d="M24 22c4 7 4 15 0 22M33 23c3 6 3 14 0 20" fill="none" stroke={PALE} strokeWidth="3" />
      <circle cx="18" cy="31" r="2.500" fill={DARK} />
    </>
  ),
} satisfies Record<string, ReactNode>;

const THINGS = {
  moon: (
    <>
      <path d="M40 10a23 23 0 1 0 14 32A19 19 0 0 1 40 10z" fill="#fff0b8" />
      <circle cx="24" cy="30" r="3" fill="#e5cf83" />
      <circle cx="31" cy="43" r="4" fill="#e5cf83" />
      <path d="M47 20l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z" fill={PALE} />
    </>
  ),
  sun: (
    <>
      <path
        d="M32 8v9M32 47v9M8 32h9M47 32h9M15 15l6 6M43 43l6 6M49 15l-6 6M21 43l-6 6"
        stroke={PALE}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="32" cy="32" r="13" fill="#ffe27a" />
      <Eyes y={30} gap={4.5} size={1.8} />
      <path d="M26 35q6 5 12 0" fill="none" stroke={DARK} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  cactus: (
    <>
      <path d="M26 50V18a6 6 0 0 1 12 0v32z" fill="#2f8a52" />
      <path
        d="M26 38h-3a6 6 0 0 1-6-6v-4M38 32h3a6 6 0 0 0 6-6v-3"
        fill="none"
        stroke="#2f8a52"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M32 18v6M32 30v6M32 42v4" stroke={PALE} strokeWidth="2" strokeLinecap="round" />
      <path d="M20 46h24l-3 11H23z" fill="#b8613a" />
    </>
  ),
  mushroom: (
    <>
      <path d="M25 34h14l3 20H22z" fill={PALE} />
      <path d="M9 36C9 20 20 11 32 11s23 9 23 25z" fill="#c93c34" />
      <circle cx="22" cy="27" r="4" fill={PALE} />
      <circle cx="36" cy="20" r="4.500" fill={PALE} />
      <circle cx="46" cy="30" r="3.500" fill={PALE} />
    </>
  ),
  rocket: (
    <>
      <path d="M24 42L14 52l2-14zM40 42l10 10-2-14z" fill="#c4452f" />
      <path d="M32 7c9 8 11 22 8 37H24c-3-15-1-29 8-37z" fill={PALE} />
      <circle cx="32" cy="25" r="5" fill="#2f6fa8" />
      <path d="M27 46h10l-5 12z" fill="#ffb52e" />
    </>
  ),
  teapot: (
    <>
      <path d="M45 30c9-5 11 12-2 13" fill="none" stroke={DARK} strokeWidth="4" />
      <path d="M18 35L8 25l-3 4 11 18z" fill={DARK} />
      <path d="M15 33a17 15 0 0 1 34 0v6a15 13 0 0 1-34 0z" fill={DARK} />
      <path d="M22 21h20l-3-5H25z" fill={PALE} />
      <circle cx="32" cy="13" r="3" fill={PALE} />
      <path d="M20 36h24" stroke={PALE} strokeWidth="3" strokeDasharray="3 3" />
    </>
  ),
  lantern: (
    <>
      <path d="M26 12a6 6 0 0 1 12 0" fill="none" stroke={DARK} strokeWidth="3" />
      <path d="M20 14h24l4 6H16zM16 48h32l-4 6H20z" fill={DARK} />
      <path d="M18 20h28v28H18z" fill="#ffd65c" />
      <path d="M32 26c5 6 6 9 6 12a6 6 0 0 1-12 0c0-3 1-6 6-12z" fill="#e8662a" />
      <path d="M18 20v28M46 20v28" stroke={DARK} strokeWidth="3" />
    </>
  ),
  crown: (
    <>
      <path d="M11 20l11 11 10-17 10 17 11-11-5 28H16z" fill="#ffd65c" />
      <path d="M16 44h32v6H16z" fill="#c98a16" />
      <circle cx="32" cy="38" r="3.500" fill="#c93c34" />
      <circle cx="22" cy="40" r="2.500" fill="#2f6fa8" />
      <circle cx="42" cy="40" r="2.500" fill="#2f6fa8" />
    </>
  ),
} satisfies Record<string, ReactNode>;

const PICTURES: Readonly<Record<keyof typeof ANIMALS | keyof typeof THINGS, ReactNode>> = { ...ANIMALS, ...THINGS };
export const AVATARS = Object.keys(PICTURES) as (keyof typeof PICTURES)[];

export function avatarName(number: number): (typeof AVATARS)[number] {
  return AVATARS[number % AVATARS.length] ?? 'cat';
}

interface Props {
  readonly avatar: number;
  readonly colour: string;
  readonly className?: string | undefined;
}

/** A picture only: name the person beside it. */
export function Avatar({ avatar, colour, className = '' }: Props) {
  return (
    <svg className={`${styles.avatar} ${className}`} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill={seatPaint(colour)} />
      <g transform="translate(4.800 4.800) scale(0.85)">{PICTURES[avatarName(avatar)]}</g>
    </svg>
  );
}
