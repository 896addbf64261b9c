/** What is printed around a picture: cost, power, name, tribe and skills. */
import { SKILLS } from '../../../../core/games/umblight/skills/skills.ts';
import { tribesIn } from '../../../../core/games/umblight/tribes.ts';
import type { Tones } from './cut.tsx';
import { Sign } from './frame.tsx';
import { SKILL_GLYPHS, TRIBE_GLYPHS } from './glyphs.ts';
import { INK, LAMP } from './tones.ts';

const NUMBER = { fontFamily: 'var(--font-display)', fontWeight: 900, textAnchor: 'middle' as const };

/** Shadow coins: a notched disc, dark on both kinds of card. */
export function Cost({ cost, x = 14, y = 14 }: { readonly cost: number; readonly x?: number; readonly y?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="11" fill={LAMP} stroke={INK} strokeWidth="1.4" />
      <circle cx={x} cy={y} r="8.6" fill="none" stroke={INK} strokeWidth="1" strokeDasharray="1.2 1.5" />
      <text x={x} y={y + 5.2} fontSize="15" fill={INK} {...NUMBER}>
        {cost}
      </text>
    </>
  );
}

/** A card's power, large, on the tone of its ink. */
export function Power({ power, tones }: { readonly power: number; readonly tones: Tones }) {
  return (
    <>
      <path d="M82 101l6 4 8-1 0 8 3 7-5 6-1 8-8 0-6 4-6-5-7-1 1-8-4-6 5-6 1-7 7-1z" fill={tones.ink} />
      <text x="80" y="126.500" fontSize="21" fill={tones.ground} {...NUMBER}>
        {power}
      </text>
    </>
  );
}

/** How many characters fit on one line in full size. */
const ROOM = 10;

/** A name on one line, or on two as even as it can be broken: at a space, or behind a hyphen. */
export function linesOf(name: string): readonly string[] {
  if (name.length <= ROOM) return [name];
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index, 0: mark }) => [
    name.slice(0, index) + mark.trim(),
    name.slice(index + 1),
  ]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return breaks.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best), [name]);
}

export function Name({ tones, children }: { readonly tones: Tones; readonly children: string }) {
  const lines = linesOf(children);
  return lines.map((line, i) => (
    <text
      key={line}
      x="38"
      y={lines.length === 1 ? 106 : 102.5 + i * 9}
      fontSize={lines.length === 1 ? 10 : 9}
      fontFamily="var(--font-display)"
      fontWeight={700}
      textAnchor="middle"
      fill={tones.ink}
    >
      {line}
    </text>
  ));
}

/** `small`: in a row above the skills, where a card may have several. */
export function Tribes({
  tribes,
  tones,
  small = false,
}: {
  readonly tribes: number;
  readonly tones: Tones;
  readonly small?: boolean;
}) {
  const [x, y, size] = small ? [16, 103, 10] : [15, 121, 13];
  return tribesIn(tribes).map((tribe, i) => (
    <Sign key={tribe} d={TRIBE_GLYPHS[tribe]} x={x + i * 12} y={y} size={size} fill={tones.ink} />
  ));
}

/** Where the signs of so many skills stand, left of the power: on one row, more than three on two. */
export function skillPlaces(
  count: number,
): readonly { readonly x: number; readonly y: number; readonly size: number }[] {
  if (count === 1) return [{ x: 40, y: 121, size: 14 }];
  if (count === 2) return [31, 50].map((x) => ({ x, y: 121, size: 12 }));
  const row = count > 3 ? Math.ceil(count / 2) : count;
  return Array.from({ length: count }, (_, i) => ({
    x: 13 + (i % row) * Math.min(20, 37 / (row - 1)),
    y: row === count ? 121 : i < row ? 114 : 127,
    size: row > 3 ? 8 : 10.5,
  }));
}

/** Pairs of a skill's number and its N; a skill without number shows its sign alone. */
export function Skills({ skills, tones }: { readonly skills: readonly number[]; readonly tones: Tones }) {
  return skillPlaces(skills.length / 2).map(({ x, y, size }, i) => {
    const skill = SKILLS[skills[i * 2] ?? 0];
    const numbered = skill?.combined === 'adds';
    return (
      <g key={skill?.code}>
        <Sign d={SKILL_GLYPHS[skill?.code ?? ''] ?? ''} x={numbered ? x - 3 : x} y={y} size={size} fill={tones.ink} />
        {numbered && (
          <text
            x={x + size * 0.54}
            y={y + size * 0.43}
            fontSize={size * 0.86}
            fill={tones.ink}
            stroke={tones.ground}
            strokeWidth="2"
            paintOrder="stroke"
            {...NUMBER}
          >
            {skills[i * 2 + 1] ?? 1}
          </text>
        )}
      </g>
    );
  });
}
