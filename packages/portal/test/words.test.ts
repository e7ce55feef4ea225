import { expect, test } from 'vitest';
import { de } from '../src/words/de/index.ts';
import { en } from '../src/words/en/index.ts';
import { tr } from '../src/words/tr/index.ts';

type Node = { readonly [name: string]: unknown };

/** Returns all texts, keyed by path. Placeholders are replaced with their names. */
function textsOf(node: Node, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}${name}`, value]];
    if (typeof value === 'function')
      return [[`${path}${name}`, value(...'⟨1⟩ ⟨2⟩ ⟨3⟩'.split(' ').slice(0, value.length))]];
    return textsOf(value as Node, `${path}${name}.`);
  });
}

test.each([
  ['Turkish', tr],
  ['German', de],
])('%s has every text with the same placeholders', (_name, words) => {
  const gaps = (text: string) => [...text.matchAll(/⟨\d⟩/g)].map(([gap]) => gap).sort();
  const english = new Map(textsOf(en));
  const others = new Map(textsOf(words));
  expect([...others.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [path, text] of others) {
    expect(text.trim(), path).not.toBe('');
    expect(new Set(gaps(text)), path).toEqual(new Set(gaps(english.get(path)!)));
  }
});

test.each([
  ['Turkish', tr],
  ['German', de],
])('%s contains no untranslated English sentence', (_name, words) => {
  const english = new Map(textsOf(en));
  const same = textsOf(words).filter(([path, text]) => text === english.get(path) && /\S \S+ \S/.test(text));
  expect(same).toEqual([]);
});
