/** What the shell of a reader would take for something else, in samples and in the commands of the chapters. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import type { ContractDocument } from '../generate/document.ts';
import { samplesOf } from './samples.ts';

const guides = new URL('../../openapi/guides/', import.meta.url);

const inChapters = readdirSync(guides).flatMap((file) => {
  const fences = readFileSync(new URL(file, guides), 'utf8').matchAll(/^```(?:sh|bash)\n([\s\S]*?)^```/gm);
  return [...fences].map(([, code], step): [string, string] => [`${file}, command ${step + 1}`, code!]);
});
const samples = [...samplesOf(contract as unknown as ContractDocument)];
const all = new Map([...inChapters, ...samples.map(([id, { curl }]): [string, string] => [id, curl])]);

/** Old shells expand `!` in single quotes, too, once a quotation goes over lines: there is none at all. */
const TAKEN_OTHERWISE = {
  'a ! is the history': /!/,
  'zsh runs a comment': /(?:^|\s)#/m,
  'a tab completes': /\t/,
  'the echo of zsh reads \\n in JSON': /\becho .*\|/,
};

test.each(Object.entries(TAKEN_OTHERWISE))('no command has what is not typed: %s', (_why, sign) => {
  expect(inChapters.length).toBeGreaterThan(10);
  expect([...all].filter(([, code]) => sign.test(code)).map(([where]) => where)).toEqual([]);
});
