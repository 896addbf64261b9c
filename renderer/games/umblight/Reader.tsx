/**
 * Reads a card out: name, tribe, every skill in words, and what it was made of. It shows what the
 * pointer or the focus is on, anywhere inside the element it listens to: a card of the hand
 * (`data-card`), or anything with `data-look`: a lane, a card by code, an ability.
 */
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ABILITIES } from '../../../core/games/umblight/abilities.ts';
import { writeCard } from '../../../core/games/umblight/actions.ts';
import { type Battle, type BoardCard, LANES, LIGHT, sideOf } from '../../../core/games/umblight/battle/battle.ts';
import { coinOf, UPGRADE_WORDS, UPGRADES } from '../../../core/games/umblight/cards/coins.ts';
import { designOf, kindOf, printedOf } from '../../../core/games/umblight/cards/designs.ts';
import { isCoin } from '../../../core/games/umblight/cards/kinds.ts';
import { SKILLS } from '../../../core/games/umblight/skills/skills.ts';
import { TRIBES, tribesIn } from '../../../core/games/umblight/tribes.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { useWords } from '../../table/kit.ts';
import { Sign } from './art/frame.tsx';
import { SKILL_GLYPHS } from './art/glyphs.ts';
import type { Foreseen } from './battle/forecast.ts';
import { headOf } from './codes.ts';
import { useSpoken } from './language.ts';
import styles from './umblight.module.css';

export interface ReaderProps {
  readonly within: RefObject<HTMLElement | null>;
  readonly battle: Battle | null;
  readonly bottom: Seat;
  /** What would lie in the lane that is aimed at. */
  readonly aimed?: Foreseen['aimed'];
}

export function Reader({ within, battle, bottom, aimed = null }: ReaderProps) {
  const look = useLook(within);
  if (look === null) return null;
  const [kind = '', what = '', n = '1'] = look.split(':');
  if (kind === 'ability') return <AbilityText code={what} n={Number(n)} />;
  if (kind === 'card') return <PrintedText code={what} />;
  const at = Number(what);
  const side = at < LANES ? bottom : 1 - bottom;
  const coming = aimed?.lane === at ? aimed.results[0] : undefined;
  const card = coming ?? (battle === null ? null : (sideOf(battle, side).row[at % LANES] ?? null));
  return card === null ? null : <LaidText card={card} />;
}

/** `card:CODE`, `lane:N` or `ability:CODE:N`; null while nothing is looked at. */
function useLook(within: RefObject<HTMLElement | null>): string | null {
  const [look, setLook] = useState<string | null>(null);
  useEffect(() => {
    const root = within.current;
    if (root === null) return;
    const see = ({ target }: Event) => {
      const element = target instanceof Element ? target.closest('[data-card], [data-look], [data-spot]') : null;
      const inside = element?.querySelector<HTMLElement>('[data-look]');
      const { card, look: other } = (element as HTMLElement | null)?.dataset ?? {};
      setLook(card === undefined ? (other ?? inside?.dataset.look ?? null) : `card:${card}`);
    };
    const leave = () => setLook(null);
    root.addEventListener('pointerover', see);
    root.addEventListener('focusin', see);
    root.addEventListener('pointerleave', leave);
    return () => {
      root.removeEventListener('pointerover', see);
      root.removeEventListener('focusin', see);
      root.removeEventListener('pointerleave', leave);
    };
  }, [within]);
  return look;
}

function AbilityText({ code, n }: { readonly code: string; readonly n: number }) {
  const spoken = useSpoken();
  const ability = ABILITIES.find((one) => one.code === code);
  if (ability === undefined) return null;
  return (
    <aside className={styles.reader} role="status">
      <h2>
        {spoken(ability.name)} {n}
      </h2>
      <p>{spoken(ability.text).replaceAll('{n}', String(n))}</p>
    </aside>
  );
}

function PrintedText({ code }: { readonly code: string }) {
  const { t } = useTranslation('umblight');
  const { word } = useWords();
  const spoken = useSpoken();
  const kind = kindOf(code);
  if (kind === null) return null;
  const { polarity, power, cost, tribes, skills } = designOf(kind);
  const printed = printedOf(kind);
  const coin = isCoin(kind) ? coinOf(kind) : null;
  const tone = coin?.polarity === null ? 'twin' : polarity === LIGHT ? 'light' : 'shadow';
  return (
    <aside className={styles.reader} role="status">
      <h2>{word(`cards.${code}`)}</h2>
      <Facts tribes={tribes} tone={tone} facts={[t('board.power', { n: power }), t('board.cost', { n: cost })]} />
      <SkillTexts skills={skills} />
      {coin !== null && <CoinTexts kind={kind} />}
      {printed !== null && <p className={styles.flavour}>{spoken(printed.flavour)}</p>}
    </aside>
  );
}

function CoinTexts({ kind }: { readonly kind: number }) {
  const spoken = useSpoken();
  const { polarity, polished, returning } = coinOf(kind);
  const has = { polished, returning, twin: polarity === null };
  return UPGRADES.filter((upgrade) => has[upgrade]).map((upgrade) => (
    <p key={upgrade}>
      <b>{spoken(UPGRADE_WORDS[upgrade].name)}</b> {spoken(UPGRADE_WORDS[upgrade].text)}
    </p>
  ));
}

function LaidText({ card }: { readonly card: BoardCard }) {
  const { t } = useTranslation('umblight');
  const { word, card: nameOf } = useWords();
  const { parts, polarity, power, shield, cost, tribes, skills } = card;
  const facts = [t('board.power', { n: power }), t('board.shield', { n: shield }), t('board.cost', { n: cost })];
  return (
    <aside className={styles.reader} role="status">
      <h2>{word(`cards.${writeCard(headOf(card))}`)}</h2>
      <Facts tribes={tribes} tone={polarity === LIGHT ? 'light' : 'shadow'} facts={facts} />
      <SkillTexts skills={skills} />
      {parts.length > 1 && (
        <p className={styles.flavour}>
          {t('board.parts')}: {parts.map((part) => nameOf(writeCard(part))).join(' + ')}
        </p>
      )}
    </aside>
  );
}

interface FactsProps {
  readonly tribes: number;
  readonly tone: 'light' | 'shadow' | 'twin';
  readonly facts: readonly string[];
}

export function Facts({ tribes, tone, facts }: FactsProps) {
  const { t } = useTranslation('umblight');
  const spoken = useSpoken();
  const names = tribesIn(tribes).map((code) => {
    const tribe = TRIBES.find((one) => one.code === code);
    return tribe === undefined ? code : spoken(tribe.name);
  });
  return <p className={styles.facts}>{[t(`polarity.${tone}`), ...names, ...facts].join(' · ')}</p>;
}

export function SkillTexts({ skills }: { readonly skills: readonly number[] }) {
  const spoken = useSpoken();
  return Array.from({ length: skills.length / 2 }, (_, i) => {
    const skill = SKILLS[skills[i * 2] ?? 0];
    const n = skills[i * 2 + 1] ?? 1;
    if (skill === undefined) return null;
    return (
      <p key={skill.code} className={styles.skill}>
        <svg viewBox="0 0 24 24" width="1.1em" height="1.1em" aria-hidden="true">
          <Sign d={SKILL_GLYPHS[skill.code] ?? ''} x={12} y={12} size={24} fill="currentColor" />
        </svg>
        <span>
          <b>
            {spoken(skill.name)}
            {skill.combined === 'adds' ? ` ${n}` : ''}
          </b>{' '}
          {spoken(skill.text).replaceAll('{n}', String(n))}
        </span>
      </p>
    );
  });
}
