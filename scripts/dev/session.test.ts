import { beforeEach, expect, test } from 'vitest';
import { StartFailed } from './program.ts';
import { createSession } from './session.ts';

let events: string[];
let generated: string[] | Error;
let refusal: string | undefined;
beforeEach(() => {
  events = [];
  generated = ['packages/server/src/generated/openapi.json'];
  refusal = undefined;
});

const restart = (name: string) => async (meanwhile?: () => Promise<unknown>) => {
  if (refusal) throw new StartFailed({ failed: refusal, byEnvironment: false });
  events.push(`restart ${name}`);
  await meanwhile?.();
  return '';
};

function session() {
  return createSession({
    programs: { service: { restart: restart('service') }, sandbox: { restart: restart('sandbox') } },
    async generate(contracts) {
      events.push(`generate ${contracts}`);
      if (generated instanceof Error) throw generated;
      return generated;
    },
    compile: async (written) => void (written.length > 0 && events.push(`compile ${written}`)),
    wrote: async () => {},
    look: (paths) => void events.push(`look at ${paths.length}`),
    say: (line) => void events.push(line),
    seconds: () => 0,
  });
}

const OPERATION = 'openapi/paths/car-orders/getOrder.yaml';
const HANDLERS = 'packages/server/src/features/auth/handlers.ts';

test('a saved contract is generated and compiled during the service restart, and the sandbox keeps running', async () => {
  await session()([OPERATION]);
  expect(events).toEqual([
    'generate openapi/openapi.yaml',
    'restart service',
    'compile packages/server/src/generated/openapi.json',
    `✓ ${OPERATION} changed: generated 1 file, restarted in 0.0 s`,
    'look at 2',
  ]);
});

test('a contract without a relevant change restarts nothing', async () => {
  generated = [];
  await session()([OPERATION]);
  expect(events[1]).toBe(`✓ ${OPERATION} changed: generated 0 files in 0.0 s`);
});

test('a broken contract prints one line per cause and restarts nothing, even if a handler is saved with it', async () => {
  generated = new Error('a.yaml:1 no\nb.yaml:2 no');
  await session()([OPERATION, HANDLERS]);
  expect(events.slice(1, 4)).toEqual([
    '✗ a.yaml:1 no',
    '✗ b.yaml:2 no',
    `✗ ${OPERATION} and 1 more changed: not live, the last working service keeps running`,
  ]);
});

test('a failed step is repeated at the next change', async () => {
  const change = session();
  refusal = 'a.ts:1 no';
  await change([HANDLERS]);
  expect(events[0]).toBe('✗ a.ts:1 no');
  events = [];
  refusal = undefined;
  await change(['README.md']);
  expect(events[0]).toBe('restart service');
});

test('a change in the sandbox code restarts only the sandbox', async () => {
  await session()(['packages/sandbox/src/console/page.ts']);
  expect(events[0]).toBe('restart sandbox');
  expect(events[1]).toMatch(/restarted the sandbox in/);
});

test('a changed test restarts nothing and is type-checked', async () => {
  await session()(['packages/server/test/operations/auth/login.test.ts']);
  expect(events).toEqual(['look at 1']);
});
