/** What the shell of a reader would take for something else, in samples and in the commands of the chapters. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import type { ContractDocument } from '../generate/document.ts';
import { samplesOf } from './samples.ts';

const guides = new URL('../../openapi/guides/', import.meta.url);

const chapters = readdirSync(guides).map((file): [string, string[]] => {
  const fences = readFileSync(new URL(file, guides), 'utf8').matchAll(/^```(?:sh|bash)\n([\s\S]*?)^```/gm);
  return [file, [...fences].map(([, code]) => code!)];
});
const inChapters = chapters.flatMap(([file, commands]) =>
  commands.map((code, step): [string, string] => [`${file}, command ${step + 1}`, code]),
);
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

/** Answers a body without a last line break, as the service does, and what `-w` adds to it; what is deleted answers none. */
const ANSWERS = `curl() {
  case "$*" in *-X\\ DELETE*) return ;; esac
  printf body
  while [ $# -gt 0 ]; do case $1 in -w | -sw) printf "$2" ;; esac; shift; done
}`;
const withCalls = chapters.filter(([, commands]) => commands.some((code) => /\bcurl -s(?!o|O)/.test(code)));

test.each(withCalls)('what %s prints leaves the prompt a line of its own', (_file, commands) => {
  const calls = commands.filter((code) => !/\bcurl -s[oO]/.test(code));
  const script = [ANSWERS, ...calls, 'true'].join('\n');
  // There are no other programs: a value that is picked is empty.
  const { stdout } = spawnSync('/bin/bash', ['-c', script], { env: { PATH: '/nowhere' }, encoding: 'utf8' });
  expect(stdout).not.toMatch(/body(?!\n)/);
});
