import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { problemsOf, wrongSubjects } from './commits.ts';

test.each([
  ['Keys statements by SQL text', '"Keys statements by SQL text": write "area: imperative verb …"'],
  ['db: Key statements by SQL text', 'write "area: imperative verb …"'],
  ['db: key statements by SQL text.', 'without a full stop'],
  [`db: ${'key '.repeat(18)}statements`, 'has 86 characters: write at most 72'],
])('reports the commit subject %s', (subject, problem) => {
  expect(problemsOf({ hash: 'abc1234', subject })).toEqual([expect.stringContaining(problem)]);
});

test.each([
  'db: key prepared statements by SQL text',
  'release: 1.2.0, correct local times',
  'contract-express: refuse cycles',
])('accepts the commit subject %s', (subject) => {
  expect(problemsOf({ hash: 'abc1234', subject })).toEqual([]);
});

test('every commit since the format was agreed follows it', async () => {
  expect(await wrongSubjects(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
});
