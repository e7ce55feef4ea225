import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** An operation. `isManaged` is true for an operation of the management contract. */
type Operation = { readonly id: string; readonly area: string; readonly isManaged?: boolean };

const NEAREST = 3;
/** Tests that every partner operation is a step of a workflow, and that a partner can cause each of its errors. */
const CHECKS_OF_OPERATIONS = ['scripts/docs/workflows.test.ts', 'scripts/error-coverage/errors.test.ts'];

export const testFiles = (root: string): string[] =>
  globSync('{openapi,packages,scripts}/**/*.test.ts', { cwd: root, exclude: (path) => /node_modules|\.run/.test(path) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** Returns true for slow tests. Slow tests run only if they are named, or in CI. */
export const isSlow = (file: string) => file.endsWith('.slow.test.ts');

/**
 * Returns the tests that a word selects. If the word is an operation, these are its own test, its feature's tests, its
 * sample, its step in a workflow and the ways to cause its errors. For a management operation, these are its area's
 * tests and the four-eyes tests. If both contracts have an operation with this name, the tests of both are returned.
 * Otherwise, the word is part of a path. Slow tests are omitted unless nothing else matches or the word names them. If
 * there is no match, throws a one-line Error with the most similar names.
 */
export function filesFor(word: string, files: readonly string[], operations: readonly Operation[]): string[] {
  const named = operations.filter(({ id }) => id === word);
  const parts = named.length > 0 ? named.flatMap(partsOf) : [word.replaceAll('\\', '/').replace(/^\.\//, '')];
  const found = files.filter((file) => parts.some((part) => file.includes(part)));
  const quick = found.filter((file) => word.includes('.slow') || !isSlow(file));
  if (found.length > 0) return quick.length > 0 ? quick : found;
  const names = [
    ...operations.flatMap(({ id, area }) => [id, area]),
    ...files.map((file) => basename(file, '.test.ts')),
  ];
  throw new Error(`There is no test named ${word}. Similar names: ${nearest(word, names).join(', ')}.`);
}

const partsOf = ({ id, area, isManaged }: Operation) =>
  isManaged
    ? [`management/${area}/`, 'management/four-eyes.test.ts']
    : [
        `operations/${area}/${id.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()}.test.ts`,
        `features/${area}/`,
        'scripts/samples/',
        ...CHECKS_OF_OPERATIONS,
      ];

export function nearest(word: string, names: readonly string[]): string[] {
  const wanted = pairsOf(word);
  const likeness = (name: string) => {
    const pairs = pairsOf(name);
    return pairs.filter((pair) => wanted.includes(pair)).length / (pairs.length + wanted.length);
  };
  return [...new Set(names)].sort((left, right) => likeness(right) - likeness(left)).slice(0, NEAREST);
}

/**
 * Splits a word into pairs: `auth` becomes `au`, `ut`, `th`. Words that share many pairs are similar, regardless of the
 * order of their parts.
 */
function pairsOf(word: string): string[] {
  const letters = word.toLowerCase().replace(/[^a-z0-9]/g, '');
  return Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2));
}
