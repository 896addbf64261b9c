/** The map of a chapter: seven stops from left to right, the boss at the end. The first chapter is printed light, the second dark. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { playerCard } from '../../../../core/games/umblight/player-cards.ts';
import { reachable } from '../../../../core/games/umblight/run/act.ts';
import {
  type ChapterMap,
  type MapNode,
  type NodeKind,
  type Run,
  STOPS,
} from '../../../../core/games/umblight/run/run.ts';
import { useWords } from '../../../table/kit.ts';
import { Place } from '../../../table/Place.tsx';
import { Cut } from '../art/cut.tsx';
import { CARDS } from '../art/motifs.ts';
import { PLACES } from '../art/places.ts';
import { CREAM, INK } from '../art/tones.ts';
import { Portrait } from '../battle/SidePanel.tsx';
import styles from './run.module.css';

const SIGNS: Readonly<Record<Exclude<NodeKind, 'boss'>, string>> = {
  battle:
    'f M14 8L24 8 76 66 68 74 14 18z/f M86 8L76 8 24 66 32 74 86 18z/f M12 64l24 24-8 8L4 72zM88 64L64 88l8 8 24-24z',
  hard: 'f M50 6C80 6 94 26 94 48 94 64 86 72 76 78V94H24V78C14 72 6 64 6 48 6 26 20 6 50 6z/Q 68 48 12/k M46 62h8l4 12H42z/c3 M40 80v14M50 80v14M60 80v14',
  shop: PLACES.market ?? '',
  event:
    'f M28 34Q28 8 52 8 76 8 76 32 76 46 60 54 56 58 56 66H42Q42 52 52 46 60 40 60 32 60 22 52 22 44 22 44 34z/o 49 82 9',
};

/** Where a node lies, in percent of the sheet. */
function spotOf(map: ChapterMap, stop: number, node: number): { readonly x: number; readonly y: number } {
  const width = map[stop]?.length ?? 1;
  const sway = ((stop * 53 + node * 31) % 7) - 3;
  return { x: 8 + (stop * 83) / (STOPS - 1), y: ((node + 0.5) * 100) / width + (width > 1 ? sway : 0) };
}

export function MapPlace({ run }: { readonly run: Run }) {
  const { t } = useTranslation('umblight');
  const { word } = useWords();
  const open = run.place.kind === 'map' ? reachable(run) : [];
  const dark = run.chapter % 2 === 1;
  const boss = run.boss === null ? '' : word(`players.${playerCard(run.boss).code}`);
  return (
    <section className={styles.map} data-dark={dark || undefined} aria-labelledby="place-title">
      <h1 id="place-title">
        {t('run.chapter', { n: run.chapter + 1 })} · {t('run.map', { boss })}
      </h1>
      <Legend />
      <div className={styles.sheet}>
        <Country dark={dark} />
        <Ways run={run} open={open} />
        {run.map.map((nodes, stop) =>
          nodes.map((node, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a map does not move
            <Node key={`${stop} ${i}`} run={run} node={node} stop={stop} i={i} />
          )),
        )}
      </div>
    </section>
  );
}

const LEGEND = ['battle', 'hard', 'event', 'shop'] as const;

/** What the signs mean; each node says it too. */
function Legend() {
  const { t } = useTranslation('umblight');
  return (
    <ul className={styles.legend} aria-hidden="true">
      {LEGEND.map((kind) => (
        <li key={kind}>
          <span>
            <Sign kind={kind} />
          </span>
          {t(`run.kinds.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

interface NodeProps {
  readonly run: Run;
  readonly node: MapNode;
  readonly stop: number;
  readonly i: number;
}

function Node({ run, node, stop, i }: NodeProps) {
  const { x, y } = spotOf(run.map, stop, i);
  const where = { left: `${x}%`, top: `${y}%` };
  const here = stop === run.stop - 1 && i === run.at;
  const label = useNodeLabel(run, node, stop, i, here);
  const next = stop === run.stop;
  const picture = (
    <span
      className={styles.nodeFace}
      data-kind={node.kind}
      data-here={here || undefined}
      data-past={stop < run.stop || undefined}
    >
      {node.kind === 'boss' ? <Portrait player={run.boss ?? 0} dark /> : <Sign kind={node.kind} />}
      {here && <Walker />}
    </span>
  );
  return (
    <div className={styles.node} style={where} data-boss={node.kind === 'boss' || undefined}>
      {next ? (
        <Place id={`node:${i}`} label={label} className={styles.nodePlace}>
          {picture}
        </Place>
      ) : (
        <div role="img" aria-label={label}>
          {picture}
        </div>
      )}
    </div>
  );
}

function useNodeLabel(run: Run, { kind }: MapNode, stop: number, i: number, here: boolean): string {
  const { t } = useTranslation('umblight');
  const values = { stop: stop + 1, place: i + 1, count: run.map[stop]?.length ?? 1, kind: t(`run.kinds.${kind}`) };
  const node = t('run.node', values);
  return here ? t('run.nodeHere', { node }) : node;
}

function Sign({ kind }: { readonly kind: Exclude<NodeKind, 'boss'> }) {
  const dark = kind === 'hard';
  const [ink, ground] = dark ? [CREAM, INK] : [INK, CREAM];
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" aria-hidden="true">
      <circle cx="50" cy="50" r="48" fill={ground} stroke={ink} strokeWidth="4" />
      <svg x="20" y="20" width="60" height="60" viewBox="0 0 100 100" aria-hidden="true">
        <Cut cut={SIGNS[kind]} ink={ink} ground={ground} />
      </svg>
    </svg>
  );
}

/** The traveller on the way. */
function Walker() {
  return (
    <svg className={styles.walker} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="49" fill="var(--glow)" />
      <Cut
        cut={(CARDS.walker ?? '')
          .split('/')
          .filter((stroke) => !/^[hr]/.test(stroke))
          .join('/')}
        ink={INK}
        ground={CREAM}
      />
    </svg>
  );
}

/** Paths between the stops: walked, open, or only drawn. */
const Ways = memo(function Ways({ run, open }: { readonly run: Run; readonly open: readonly number[] }) {
  return (
    <svg className={styles.paths} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {run.map.flatMap((nodes, stop) =>
        nodes.flatMap(({ next }, i) =>
          next.map((to) => {
            const [from, end] = [spotOf(run.map, stop, i), spotOf(run.map, stop + 1, to)];
            const leads = stop === run.stop - 1 && i === run.at && open.includes(to);
            const bend = (from.x + end.x) / 2;
            return (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a map does not move
                key={`${stop} ${i} ${to}`}
                d={`M${from.x} ${from.y}C${bend} ${from.y} ${bend} ${end.y} ${end.x} ${end.y}`}
                data-open={leads || undefined}
              />
            );
          }),
        ),
      )}
    </svg>
  );
});

const HILLS = 'M0 330Q120 270 240 320T480 300 720 330 1000 290V400H0z';
const MARKS = Array.from({ length: 34 }, (_, i) => {
  const x = (i * 137) % 1000;
  const y = 30 + ((i * 89) % 300);
  return i % 3 === 0 ? `M${x} ${y}l9-16 9 16z` : `M${x} ${y}l14 1-14 2z`;
}).join('');

/** The country the map shows, in thin strokes. */
const Country = memo(function Country({ dark }: { readonly dark: boolean }) {
  const ink = dark ? CREAM : INK;
  return (
    <svg className={styles.country} viewBox="0 0 1000 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={HILLS} fill={ink} opacity="0.12" />
      <path d={MARKS} fill={ink} opacity="0.3" />
      {dark ? (
        <path d="M900 40a40 40 0 1 0 26 66 32 32 0 1 1-26-66z" fill={ink} opacity="0.5" />
      ) : (
        <circle cx="900" cy="70" r="34" fill={ink} opacity="0.25" />
      )}
    </svg>
  );
});
