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

/** The command in a process of its own; `line` is the next that it prints. */
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

describe('what the service tells arrives as a webhook does', () => {
  test('signed with the secret of the session, which is printed first', async () => {
    const id = await order();
    const command = run(listening('--after', '0', '--types', 'carOrder.pending'));
    const [, printed = ''] = /^WEBHOOK_SECRET=(whsec_\S+)$/.exec(await command.line())!;
    expect(await command.line()).toBe(`Events of ${account.BASE_URL} go to ${receiver.url}`);
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

  test('or with the secret that the receiver has already', async () => {
    const command = run(listening('--after', '0', '--types', 'carOrder.pending'), {
      ...account,
      WEBHOOK_SECRET: SECRET,
    });
    expect(await command.line()).toMatch(/^Events of/);
    await command.line();
    const { headers, body } = receiver.take()[0]!;
    expect(new Webhook(SECRET).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'carOrder.pending',
    });
    await command.leave();
  });

  test('a refusal is shown, a redirect is not followed, and the next event comes all the same', async () => {
    await order();
    receiver.answer({ status: 500 }, { status: 302, headers: { Location: '/elsewhere' } });
    const command = run(listening('--after', '0'));
    await command.line();
    await command.line();
    expect(await command.line()).toMatch(/→ 500: a webhook would come again, \d+ ms$/);
    expect(await command.line()).toMatch(/→ 302: a webhook would come again, \d+ ms$/);
    await command.leave();
    expect(receiver.take().map(({ path }) => path)).not.toContain('/elsewhere');
  });

  test('a server that is not there is shown', async () => {
    const command = run(['listen', '--forward-to', 'http://127.0.0.1:9/hooks', '--after', '0']);
    await command.line();
    await command.line();
    expect(await command.line()).toMatch(/→ no answer \(\S.*\): a webhook would come again/);
    await command.leave();
  });
});

test('with a cursor it goes on where it was', async () => {
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

describe('what is wrong is told', () => {
  const addressed = '--forward-to: must be an address such as http://localhost:3000/hooks.';
  test.each([
    ['another command', ['talk'], account, 'The command is listen.'],
    ['no address', ['listen'], account, addressed],
    ['an address of something else', ['listen', '--forward-to', 'localhost:3000'], account, addressed],
    [
      'a position that is none',
      listening('--after', 'now'),
      account,
      '--after: must be a position of the feed, such as 41.',
    ],
    ['an option that there is not', listening('--loud'), account, "Unknown option '--loud'"],
    ['no account', listening(), {}, 'AGENCY_KEY and AGENCY_SECRET are missing in the environment.'],
    ['no secret', listening(), { ...account, WEBHOOK_SECRET: 'whsec_?' }, 'WEBHOOK_SECRET: must be whsec_ and base64.'],
  ] as [string, string[], Record<string, string>, string][])('%s', async (_, args, environment, words) => {
    const { code, complaint } = await run(args, environment).ended;
    expect(complaint.startsWith(words)).toBe(true);
    expect(complaint).toContain('npx agency-booking listen --forward-to');
    expect(code).toBe(2);
  });

  test('by the service, too', async () => {
    const { code, complaint } = await run(listening(), { ...account, AGENCY_SECRET: 'wrong' }).ended;
    expect(complaint).toMatch(/^auth\.\w+: /);
    expect(code).toBe(1);
    const unknown = await run(listening('--types', 'carOrder.lost')).ended;
    expect(unknown.complaint).toMatch(/^request\.invalid: .*types/);
  });
});
