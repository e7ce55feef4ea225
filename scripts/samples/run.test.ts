/** Runs the samples exactly as printed, except that the IDs come from the service. */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import type { TestService } from '../../packages/server/test/support/service.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import type { ContractDocument } from '../generate/document.ts';
import { leavesOutCurl } from '../test/curl.ts';
import { goodAnswerOf } from './answers.ts';
import { type Cost, costsThatChanged, writeCosts, writtenCosts } from './costs.ts';
import { createLive, type Live } from './live.ts';
import { samplesOf } from './samples.ts';
import { storyOf } from './story.ts';

const document = contract as unknown as ContractDocument;
const samples = samplesOf(document);
const story = storyOf(samples.keys());
const inTypeScript = story.filter((operation) => samples.get(operation)!.typescript?.includes('await agency.'));

const SCRATCH = new URL('./.run/', import.meta.url);
const run = promisify(execFile);

const { service, sandbox, stop } = await startStaging();
beforeAll(() => mkdir(SCRATCH, { recursive: true }));
afterAll(async () => {
  await rm(SCRATCH, { recursive: true, force: true });
  await stop();
});

test('the story calls every operation once', () => {
  expect(story.toSorted()).toEqual([...samples.keys()].sort());
});

describe.skipIf(leavesOutCurl)('samples in curl', () => {
  const live = createLive({ keepsFirst: true });
  const costs = new Map<string, Cost>();
  let token = '';

  test.each(story)('the curl sample of %s runs', async (operation) => {
    const before = spentBy(operation);
    const sample = live.replaceIn(samples.get(operation)!.curl);
    // Runs curl without progress output and prints the status on stderr.
    const script = `curl() { command curl -sv "$@"; }\n${sample}`;
    const env = { PATH: process.env.PATH, API: `${service.url}/api/v1`, TOKEN: token };
    const { stdout, stderr } = await run('sh', ['-c', script], { env });
    expect(stdout, 'the prompt is on a line of its own').toMatch(/^$|\n$/);
    const text = stdout.replace(/\n$/, '');
    const [, status] = /^< HTTP\S+ (\d+)/m.exec(stderr)!;
    expect(Number(status), text).toBe(goodAnswerOf(document, operation).status);
    const spent = spentBy(operation);
    costs.set(operation, {
      statements: spent.statements - before.statements,
      calls: spent.calls - before.calls,
      bytes: Buffer.byteLength(text),
    });
    token = remember(live, operation, text)?.accessToken ?? token;
  });

  test('no operation uses more statements, requests and bytes than scripts/samples/costs.md states', () => {
    if (process.env.WRITE_COSTS === 'true') writeCosts(costs);
    expect(
      costsThatChanged(costs, writtenCosts()),
      'where it is meant: WRITE_COSTS=true pnpm test scripts/samples',
    ).toEqual([]);
  });
});

function spentBy(operation: string): Pick<Cost, 'statements' | 'calls'> {
  return { statements: service.statements.get(operation) ?? 0, calls: sandbox.journal.latest()[0]?.number ?? 0 };
}

describe('samples in TypeScript', () => {
  const live = createLive({ keepsFirst: true });

  test.each(inTypeScript)('the TypeScript sample of %s runs', async (operation) => {
    const sample = live.replaceIn(samples.get(operation)!.typescript!);
    const file = new URL(`${operation}.ts`, SCRATCH);
    await writeFile(
      file,
      `${clientFor(service)}\nconst console = { log(..._values: unknown[]) {} };\n${sample}\nexport { result };\n`,
    );
    const { result } = await import(/* @vite-ignore */ file.href);
    remember(live, operation, JSON.stringify(result.data ?? null));
  });

  test('all TypeScript samples compile with strict settings', async () => {
    const tsconfig = { extends: '../../../tsconfig.base.json', include: ['*.ts'] };
    await writeFile(new URL('tsconfig.json', SCRATCH), JSON.stringify(tsconfig));
    const { stdout } = await run('tsc', ['-p', SCRATCH.pathname]).catch((error) => error);
    expect(stdout).toBe('');
  });
});

function clientFor({ url }: TestService): string {
  return samples.get('login')!.typescript!.replace('http://localhost:8080', url);
}

function remember(live: Live, operation: string, text: string): { accessToken?: string } | undefined {
  const { example } = goodAnswerOf(document, operation);
  if (example === undefined) return undefined;
  const answer = JSON.parse(text);
  live.learn(example, answer);
  return answer;
}
