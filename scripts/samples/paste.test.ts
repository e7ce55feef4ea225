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

/** Old shells expand `!` even in single-quoted text that spans several lines, so it is forbidden everywhere. */
const TAKEN_OTHERWISE = {
  'a ! is the history': /!/,
  'zsh runs a comment': /(?:^|\s)#/m,
  'a tab completes': /\t/,
  'the echo of zsh reads \\n in JSON': /\becho .*\|/,
};

test.each(Object.entries(TAKEN_OTHERWISE))(
  'no command contains text that a shell changes when pasted: %s',
  (_why, sign) => {
    expect(inChapters.length).toBeGreaterThan(10);
    expect([...all].filter(([, code]) => sign.test(code)).map(([where]) => where)).toEqual([]);
  },
);

/**
 * Prints a body without a final line break, as the service does, followed by the output of `-w`. DELETE has no body.
 */
const ANSWERS = `curl() {
  case "$*" in *-X\\ DELETE*) return ;; esac
  printf body
  while [ $# -gt 0 ]; do case $1 in -w | -sw) printf "$2" ;; esac; shift; done
}`;
const withCalls = chapters.filter(([, commands]) => commands.some((code) => /\bcurl -s(?!o|O)/.test(code)));

test.each(withCalls)('the output of %s ends with a line break', (_file, commands) => {
  const calls = commands.filter((code) => !/\bcurl -s[oO]/.test(code));
  const script = [ANSWERS, ...calls, 'true'].join('\n');
  // No other programs are available, so values that samples extract are empty.
  const { stdout } = spawnSync('/bin/bash', ['-c', script], { env: { PATH: '/nowhere' }, encoding: 'utf8' });
  expect(stdout).not.toMatch(/body(?!\n)/);
});
