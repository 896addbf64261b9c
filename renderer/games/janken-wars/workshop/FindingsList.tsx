/** What the workshop finds in the deck, live: what is impossible, errors, warnings, each with its reason. */
import type { DeckFault } from '../../../../core/games/janken-wars/deck/deck-fault.ts';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import type { Finding } from '../../../../core/games/janken-wars/deck/findings.ts';
import { Icon } from '../../../app/controls/Icon.tsx';
import bench from './bench.module.css';
import { faultWords } from './fault-words.ts';
import { useWords, type Words } from './use-words.ts';

interface Props {
  readonly design: DeckDesign;
  readonly found: readonly Finding[];
  /** Why the deck cannot even be kept. */
  readonly faults: readonly DeckFault[];
  readonly onChoose: (code: string) => void;
}

export function FindingsList({ design, found, faults, onChoose }: Props) {
  const { t, say } = useWords();
  const of = (level: Finding['level']) => found.filter((one) => one.level === level);
  return (
    <section className={bench.findings} aria-labelledby="findings-title">
      <h2 id="findings-title">{t('findings.heading')}</h2>
      {faults.length > 0 && (
        <ul data-level="error">
          {faults.map((fault) => (
            <li key={`${fault.path} ${fault.code}`}>{faultWords(fault, say)}</li>
          ))}
        </ul>
      )}
      {found.length === 0 && faults.length === 0 && (
        <p className={bench.clean}>
          <Icon name="check" />
          {t('findings.clean')}
        </p>
      )}
      <Group level="error" title={t('findings.errors')} found={of('error')} design={design} onChoose={onChoose} />
      <Group level="warning" title={t('findings.warnings')} found={of('warning')} design={design} onChoose={onChoose} />
    </section>
  );
}

interface GroupProps extends Pick<Props, 'design' | 'found' | 'onChoose'> {
  readonly level: Finding['level'];
  readonly title: string;
}

function Group({ level, title, found, design, onChoose }: GroupProps) {
  const words = useWords();
  if (found.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul data-level={level}>
        {found.map((finding) => (
          <li key={finding.sentence}>
            {findingWords(finding, design, words)}
            {finding.cards.map((code) => (
              <button key={code} type="button" className={bench.jump} onClick={() => onChoose(code)}>
                {words.t('findings.show', { card: nameOf(code, design, words) })}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function nameOf(code: string, { cards }: DeckDesign, words: Pick<Words, 'nameOfCard' | 't'>): string {
  const card = cards.find((one) => one.code === code);
  return card === undefined ? '' : words.nameOfCard(card);
}

/** The sentence of a finding; cards, types and rarities are named in the language of the screen. */
export function findingWords(
  { code, cards, values }: Finding,
  design: DeckDesign,
  words: Pick<Words, 'nameOfCard' | 'say' | 't'>,
): string {
  const { say } = words;
  const [card = '', other = ''] = cards.map((one) => nameOf(one, design, words));
  const type = 'type' in values ? say(`types.${values.type}`) : '';
  const rarity = 'rarity' in values ? say(`rarities.${values.rarity}`) : '';
  return say(`findings.${code}`, { ...values, card, other, type, rarity });
}
