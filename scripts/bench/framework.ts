import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { answers, basePath, requests } from './framework/contract.ts';
import { stacks } from './framework/stacks.ts';
import { type Figure, formatFigure, middleOf, saveResults } from './results/raw.ts';

/**
 * Compares the CPU time per request of our HTTP stack with that of other stacks on the same contract. All stacks stay
 * running and take turns, in a different order in every round, so that other load on the machine affects all stacks
 * equally. The result is the median of the rounds. The ratios are reliable; the absolute microseconds are not. Raw
 * results are written to `dist/bench/framework.json`. `ROUNDS=15 STACKS='ours;fastify'` sets the number of rounds and
 * the stacks.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const REQUESTS: Record<string, number> = { login: 4000, readOrder: 4000, listSuppliers: 4000, searchCars: 600 };
const CONNECTIONS = 8;
/** Minimum target ratios. `listSuppliers` returns reference data, which never changes. */
const GOALS: Record<string, Record<string, number>> = {
  fastify: { login: 1.2, readOrder: 1.2, listSuppliers: 1.5, searchCars: 1.7 },
  'raw node:http': { login: 0.8, readOrder: 0.8, listSuppliers: 0.8, searchCars: 1.2 },
};
const names = process.env.STACKS?.split(';') ?? Object.keys(stacks);
/** Display names on the results page. */
const SHOWN: Record<string, string> = {
  ours: 'ours, validated both ways',
  fastify: 'Fastify 5, validated both ways',
  'fastify, JSON.stringify': 'the same with JSON.stringify for a serializer',
  'bare express': 'bare Express, no validation',
  'raw node:http': 'bare node:http, no validation',
  'openapi-backend': 'openapi-backend, validated both ways',
  'express + EOV': 'Express with express-openapi-validator',
  readOrder: 'order, 2 KB',
  listSuppliers: 'suppliers',
  searchCars: 'search, 60 cars, 110 KB',
};

type Stack = { child: ChildProcess; port: number };

async function start(name: string): Promise<Stack> {
  const child = fork(new URL('./framework/serve.ts', import.meta.url), [name], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  await sameAnswers(name, port);
  return { child, port };
}

/** Headers that every stack must send, including rate-limit headers for operations that have a limit. */
const HEADERS = [
  ...['x-request-id', 'content-type', 'content-length', 'cache-control'],
  ...['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
];
const headers = { authorization: 'Bearer a-token', 'content-type': 'application/json' };

/** Fails if the responses differ, because a comparison of the stacks would then be meaningless. */
async function sameAnswers(name: string, port: number): Promise<void> {
  for (const [id, { method, path, body }] of Object.entries(requests)) {
    const response = await fetch(`http://127.0.0.1:${port}${basePath}${path}`, { method, headers, body: body ?? null });
    const text = await response.text();
    if (text !== JSON.stringify(answers[id]))
      throw new Error(`${name} answers ${id} with ${response.status} ${text.slice(0, 200)}`);
    const formatFigure = HEADERS.filter((header) => response.headers.has(header));
    const expected = id === 'login' ? HEADERS.filter((header) => !header.startsWith('ratelimit')) : HEADERS;
    if (formatFigure.join() !== expected.join())
      throw new Error(`${name} answers ${id} with the headers ${formatFigure.join(', ')}`);
  }
}

async function cpuOf({ child }: Stack): Promise<number> {
  child.send('cpu');
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: number }];
  return cpu;
}

async function measure(stack: Stack, id: string, amount: number): Promise<number> {
  const { method, path, body } = requests[id]!;
  const before = await cpuOf(stack);
  const result = await autocannon({
    url: `http://127.0.0.1:${stack.port}${basePath}${path}`,
    connections: CONNECTIONS,
    amount,
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${id}: ${result.non2xx} other answers, ${result.errors} errors`);
  return ((await cpuOf(stack)) - before) / amount;
}

const rotated = <Value>(values: readonly Value[], by: number) => [
  ...values.slice(by % values.length),
  ...values.slice(0, by % values.length),
];

const running = new Map<string, Stack>();
for (const name of names) running.set(name, await start(name));
const samples = new Map<string, number[]>();
for (let round = -1; round < ROUNDS; round++) {
  process.stderr.write(round < 0 ? 'warming up' : ` · ${round + 1} of ${ROUNDS}`);
  for (const [id, amount] of Object.entries(REQUESTS)) {
    for (const [name, stack] of rotated([...running], round + 1)) {
      const cpu = await measure(stack, id, amount);
      if (round >= 0) samples.set(`${name} ${id}`, [...(samples.get(`${name} ${id}`) ?? []), cpu]);
    }
  }
}
process.stderr.write('\n');
for (const { child } of running.values()) child.disconnect();

const cpus = (name: string, id: string) => samples.get(`${name} ${id}`)!;
const ratios = (name: string, id: string) => cpus(name, id).map((cpu, round) => cpu / cpus('ours', id)[round]!);
console.log(
  `Processor time per request, and what it is of ours (above 1: ours is cheaper). Median of ${ROUNDS} rounds, Node ${process.version}.`,
);
const figures = names.flatMap((name) => Object.keys(REQUESTS).map((id) => figureOf(name, id)));
console.table(
  Object.fromEntries(
    [...new Set(figures.map(({ row }) => row))].map((name) => [
      name,
      Object.fromEntries(
        figures.filter(({ row }) => row === name).map((figure) => [figure.column, formatFigure(figure)]),
      ),
    ]),
  ),
);
const microseconds = Object.fromEntries(samples);
const raw = { node: process.version, rounds: ROUNDS, requests: REQUESTS, figures, microseconds };
console.log(`every round: ${saveResults('framework', raw)}`);

function figureOf(name: string, id: string): Figure {
  const shown = { row: SHOWN[name] ?? name, column: SHOWN[id] ?? id };
  if (name === 'ours') return { ...shown, ...middleOf(cpus(name, id)), unit: 'µs' };
  const least = GOALS[name]?.[id];
  return { ...shown, ...middleOf(ratios(name, id)), unit: '×', aim: least === undefined ? undefined : { least } };
}
