import { describe, expect, it } from 'vitest';
import { en } from '../../../renderer/text/en.ts';
import { createText, resolveLanguage, speak } from '../../../renderer/text/index.ts';
import { ptBR } from '../../../renderer/text/pt-BR.ts';

/** Every text of a catalogue by its whole key. */
function flat(texts: object, before = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    const name = before === '' ? key : `${before}.${key}`;
    if (typeof value === 'string') all.set(name, value);
    else for (const [inner, text] of flat(value, name)) all.set(inner, text);
  }
  return all;
}

const places = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).sort();
const base = (key: string) => key.replace(/_(one|many|other)$/, '_other');

describe('the words of the app', () => {
  const english = flat(en);
  const portuguese = flat(ptBR);

  it('has the same keys in both languages, and Portuguese its own plural forms', () => {
    const expected = [...english.keys()].flatMap((key) =>
      key.endsWith('_other') ? [key, base(key).replace('_other', '_many')] : [key],
    );
    expect([...portuguese.keys()].sort()).toEqual(expected.sort());
  });

  it('fills the same places in both languages', () => {
    for (const [key, text] of portuguese) {
      const expected = places(english.get(base(key)) ?? english.get(key) ?? '');
      expect([key, places(text)]).toEqual([key, expected]);
    }
  });

  it('says nothing in Portuguese by leaving the English sentence', () => {
    const same = [...portuguese].filter(([key, text]) => text === english.get(key) && /[a-z]{4,} [a-z]{4,}/.test(text));
    expect(same).toEqual([]);
  });

  it('counts in Portuguese as people do: nothing as many, a million with “de”', () => {
    const { t } = createText('pt-BR');
    const say = (count: number) => t('waiting.plies', { count });
    expect([0, 1, 2, 1_000_000].map(say)).toEqual(['0 jogadas', '1 jogada', '2 jogadas', '1000000 de jogadas']);
  });

  it('lists names as each language does', () => {
    const names = ['Ana', 'Bruno', 'Caio'];
    expect(createText('en').t('history.won', { names })).toBe('Won by Ana, Bruno, and Caio');
    expect(createText('pt-BR').t('history.won', { names })).toBe('Vitória de Ana, Bruno e Caio');
  });

  it('prints a name as it was written, whatever is in it', () => {
    const name = '<b>{{name}} $t(title)</b> & co';
    expect(createText('en').t('profiles.choose', { name })).toBe(`Play as ${name}`);
  });

  it('reports a key that is missing', () => {
    const missing: string[] = [];
    const { t } = createText('en', (key) => missing.push(key));
    t('launcher.nothing' as never);
    expect(missing).toEqual(['app:launcher.nothing']);
  });
});

describe('the language that is spoken', () => {
  it('follows the system until one is chosen', () => {
    expect(resolveLanguage('system', 'pt-PT')).toBe('pt-BR');
    expect(resolveLanguage('system', 'de-DE')).toBe('en');
    expect(resolveLanguage('en', 'pt-BR')).toBe('en');
  });

  it('is written on the document too', () => {
    const root = { lang: '' };
    const text = createText('en');
    speak(text, 'pt-BR', root as HTMLElement);
    expect([text.t('common.back'), root.lang]).toEqual(['Voltar', 'pt-BR']);
  });
});
