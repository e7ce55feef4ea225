import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCar, orderCar } from '../../server/test/operations/car-orders/ordering.ts';
import { agencies } from '../../server/test/support/agencies.ts';
import { startWithVendors } from '../../server/test/support/vendor-service.ts';
import { startReceiver } from '../../server/test/support/webhook-receiver.ts';
import type { EventPage } from '../src/index.ts';
import { unwrap } from '../src/webhooks.ts';

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

const { service, vendors, token, stop } = await startWithVendors();
const receiver = await startReceiver();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'listen-'));
});
afterAll(async () => {
  await receiver.close();
  await stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => void receiver.take());

const { key, secret } = agencies.horizon;
const account = { BASE_URL: `${service.url}/api/v1`, AGENCY_KEY: key, AGENCY_SECRET: secret };

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill();
});

/** Runs the command. `line` returns the next line of output. */
function run(args: readonly string[], environment: Record<string, string> = account) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...environment };
  const child = spawn(process.execPath, [CLI, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, 'close').then(([code]) => ({ code, complaint }));
  return {
    ended,
    line: async (): Promise<string> => String((await lines.next()).value),
    async leave() {
      child.kill('SIGINT');
      return ended;
    },
  };
}

const listening = (...more: string[]) => ['listen', '--forward-to', receiver.url, ...more];
const order = async () => (await orderCar(service, token, await aCar({ service, vendors, token }))).body.id;

describe('forwarding of events as webhooks', () => {
  test('the command prints a signing secret first and signs events with it', async () => {
    const id = await order();
    const command = run(listening('--after', '0', '--types', 'carOrder.pending'));
    const [, printed = ''] = /^WEBHOOK_SECRET=(whsec_\S+)$/.exec(await command.line())!;
    expect(await command.line()).toBe(`Forwarding events of ${account.BASE_URL} to ${receiver.url}`);
    expect(await command.line()).toMatch(new RegExp(`^ +\\d+ {2}carOrder\\.pending +${id} +→ 204, \\d+ ms$`));
    const [message] = receiver.take();
    const { headers, body } = message!;
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'agency-booking-webhooks' });
    const fromFeed = await service.api<EventPage>('GET', '/events?types=carOrder.pending', { token });
    expect(body).toBe(JSON.stringify(fromFeed.body.results[0]));
    expect(new Webhook(printed).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
    expect(await unwrap(body, headers, printed)).toMatchObject({ id: headers['webhook-id'], data: { orderId: id } });
    expect(await command.leave()).toEqual({ code: 0, complaint: '' });
  });

  test('the command signs events with the secret from WEBHOOK_SECRET', async () => {
    const command = run(listening('--after', '0', '--types', 'carOrder.pending'), {
      ...account,
      WEBHOOK_SECRET: SECRET,
    });
    expect(await command.line()).toMatch(/^Forwarding events of/);
    await command.line();
    const { headers, body } = receiver.take()[0]!;
    expect(new Webhook(SECRET).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'carOrder.pending',
    });
    await command.leave();
  });

  test('the command shows errors, does not follow redirects, and continues with the next event', async () => {
    await order();
    receiver.answer({ status: 500 }, { status: 302, headers: { Location: '/elsewhere' } });
    const command = run(listening('--after', '0'));
    await command.line();
    await command.line();
    expect(await command.line()).toMatch(/→ 500: a webhook would be retried, \d+ ms$/);
    expect(await command.line()).toMatch(/→ 302: a webhook would be retried, \d+ ms$/);
    await command.leave();
    expect(receiver.take().map(({ path }) => path)).not.toContain('/elsewhere');
  });

  test('the command reports a receiver that cannot be reached', async () => {
    const command = run(['listen', '--forward-to', 'http://127.0.0.1:9/hooks', '--after', '0']);
    await command.line();
    await command.line();
    expect(await command.line()).toMatch(/→ no response \(\S.*\): a webhook would be retried/);
    await command.leave();
  });
});

test('the command resumes from the position in the cursor file', async () => {
  const cursor = join(folder, 'position');
  const first = run(listening('--cursor', cursor, '--after', '0'));
  for (let count = 0; count < 4; count += 1) await first.line();
  await first.leave();
  const position = Number(await readFile(cursor, 'utf8'));
  receiver.take();
  const second = run(listening('--cursor', cursor));
  for (let count = 0; count < 2; count += 1) await second.line();
  await order();
  await second.line();
  await second.leave();
  expect(JSON.parse(receiver.take()[0]!.body).position).toBe(position + 1);
});

describe('errors of the listen command', () => {
  const addressed = '--forward-to: must be an address such as http://localhost:3000/hooks.';
  test.each([
    ['an unknown command', ['talk'], account, 'Unknown command. The only command is listen.'],
    ['no address', ['listen'], account, addressed],
    ['an address without a scheme', ['listen', '--forward-to', 'localhost:3000'], account, addressed],
    ['an invalid position', listening('--after', 'now'), account, '--after: must be a feed position, such as 41.'],
    ['an unknown option', listening('--loud'), account, "Unknown option '--loud'"],
    ['no account', listening(), {}, 'AGENCY_KEY and AGENCY_SECRET must be set in the environment.'],
    [
      'a malformed secret',
      listening(),
      { ...account, WEBHOOK_SECRET: 'whsec_?' },
      'WEBHOOK_SECRET: must be whsec_ followed by base64.',
    ],
  ] as [string, string[], Record<string, string>, string][])(
    'the command is refused with %s',
    async (_, args, environment, words) => {
      const { code, complaint } = await run(args, environment).ended;
      expect(complaint.startsWith(words)).toBe(true);
      expect(complaint).toContain('npx agency-booking listen --forward-to');
      expect(code).toBe(2);
    },
  );

  test('the command prints errors of the service', async () => {
    const { code, complaint } = await run(listening(), { ...account, AGENCY_SECRET: 'wrong' }).ended;
    expect(complaint).toMatch(/^auth\.\w+: /);
    expect(code).toBe(1);
    const unknown = await run(listening('--types', 'carOrder.lost')).ended;
    expect(unknown.complaint).toMatch(/^request\.invalid: .*types/);
  });
});
