/** The beginning of a run: who travels, and with which deck. */
import { useTranslation } from 'react-i18next';
import { ABILITIES } from '../../../../core/games/umblight/abilities.ts';
import { STARTER_DECKS } from '../../../../core/games/umblight/decks/presets.ts';
import { abilitiesOf, playerCard } from '../../../../core/games/umblight/player-cards.ts';
import { TRIBES } from '../../../../core/games/umblight/tribes.ts';
import { useWords } from '../../../table/kit.ts';
import { Place } from '../../../table/Place.tsx';
import { CardArt } from '../art/CardArt.tsx';
import { Portrait } from '../battle/SidePanel.tsx';
import { useSpoken } from '../language.ts';
import styles from './run.module.css';

export function TravellerPlace({ offers }: { readonly offers: readonly number[] }) {
  const { t } = useTranslation('umblight');
  return (
    <section className={`${styles.choose} ${styles.whole}`} aria-labelledby="place-title">
      <h1 id="place-title">{t('run.traveller')}</h1>
      <p className={styles.line}>{t('run.travellerLine')}</p>
      <ul className={styles.offers}>
        {offers.map((player) => (
          <li key={player}>
            <Traveller player={player} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Traveller({ player }: { readonly player: number }) {
  const { t } = useTranslation('umblight');
  const spoken = useSpoken();
  const { code, name, hp, flavour } = playerCard(player);
  const gifts = abilitiesOf(player).flatMap((n, i) => {
    const ability = ABILITIES[i];
    if (n === 0 || ability === undefined) return [];
    return [
      {
        code: ability.code,
        name: `${spoken(ability.name)} ${n}`,
        text: spoken(ability.text).replaceAll('{n}', String(n)),
      },
    ];
  });
  const label = [spoken(name), t('run.hp', { n: hp }), ...gifts.map((gift) => `${gift.name}: ${gift.text}`)].join('. ');
  return (
    <Place id={`choice:${code}`} label={label} className={styles.offer}>
      <span className={styles.offerPicture}>
        <Portrait player={player} />
      </span>
      <b>{spoken(name)}</b>
      <span>{t('run.hp', { n: hp })}</span>
      {gifts.map((gift) => (
        <span key={gift.code} className={styles.gift}>
          <b>{gift.name}:</b> {gift.text}
        </span>
      ))}
      <i>{spoken(flavour)}</i>
    </Place>
  );
}

export function StarterPlace({ offers }: { readonly offers: readonly string[] }) {
  const { t } = useTranslation('umblight');
  return (
    <section className={styles.choose} aria-labelledby="place-title">
      <h1 id="place-title">{t('run.starter')}</h1>
      <p className={styles.line}>{t('run.starterLine')}</p>
      <ul className={styles.offers}>
        {offers.map((code) => (
          <li key={code}>
            <Starter code={code} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Starter({ code }: { readonly code: string }) {
  const spoken = useSpoken();
  const { card: nameOf } = useWords();
  const deck = STARTER_DECKS.find((one) => one.code === code);
  const tribe = TRIBES.find((one) => one.code === deck?.tribe);
  if (deck === undefined || tribe === undefined) return null;
  const cards = [...new Set(deck.cards)];
  const label = `${spoken(deck.name)}. ${spoken(tribe.plan)} ${cards.map(nameOf).join(', ')}`;
  const count = (card: string) => deck.cards.filter((one) => one === card).length;
  return (
    <Place id={`choice:${code}`} label={label} className={styles.offer}>
      <span className={styles.minis}>
        {cards.map((card) => (
          <span key={card} className={styles.mini} data-look={`card:${card}`}>
            <CardArt card={card} />
            {count(card) > 1 && <em>×{count(card)}</em>}
          </span>
        ))}
      </span>
      <b>{spoken(deck.name)}</b>
      <span className={styles.gift}>{spoken(tribe.plan)}</span>
    </Place>
  );
}
