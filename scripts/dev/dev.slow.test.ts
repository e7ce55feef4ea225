import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository, type RepositoryCopy } from '../test/repository-copy.ts';

const WHOLE_SERVICE = { timeout: 600_000 };
const OPERATION = 'openapi/paths/car-orders/getOrder.yaml';
const PAGES = 'packages/server/src/http/pages.ts';

let copy: RepositoryCopy;
let dev: ChildProcess;
let url: string;
const printed = createLines();

beforeAll(async () => {
  copy = await copyRepository();
  const env = { ...process.env, PORT: '0', SANDBOX_PORT: '0', DATA_DIR: join(copy.root, '.data') };
  dev = spawn(process.execPath, [join(copy.root, 'scripts/run.js'), 'dev', '--no-docs'], { env });
  for (const stream of [dev.stdout!, dev.stderr!]) stream.on('data', printed.add);
  url = /http:\S+?(?=\/api)/.exec(await printed.line(/API /))![0];
  await printed.line(/take effect immediately/);
}, WHOLE_SERVICE.timeout);
afterAll(async () => {
  if (dev.exitCode === null) dev.kill('SIGKILL');
  await copy.remove();
});

/** Saves a file as careful editors do: writes a temporary file and renames it. */
async function save(path: string, from: string, to: string): Promise<void> {
  const file = join(copy.root, path);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(`${file}~`, text.replace(from, to));
  await rename(`${file}~`, file);
}

const contract = async () => (await fetch(`${url}/openapi.json`)).text();

test(
  'a broken contract is reported with its location, and the last working service keeps running',
  WHOLE_SERVICE,
  async () => {
    await save(OPERATION, 'parameters.yaml#/orderID', 'parameters.yaml#/orderIDs');
    expect(await printed.line(/^✗/)).toMatch(new RegExp(`^✗ ${OPERATION}:\\d+:\\d+ Can't resolve \\$ref`));
    expect(await printed.line(/not live/)).toContain('the last working service keeps running');
    expect(await contract()).toContain('Read an order');
  },
);

test('a saved contract is served at the same address', WHOLE_SERVICE, async () => {
  await save(OPERATION, 'parameters.yaml#/orderIDs', 'parameters.yaml#/orderID');
  await save(OPERATION, 'summary: Read an order', 'summary: Look at an order');
  await printed.line(/^✓ .*generated \d+ files?, restarted in/);
  expect(await contract()).toContain('Look at an order');
});

test(
  'code that cannot be loaded is reported with its location, and the last working service keeps running',
  WHOLE_SERVICE,
  async () => {
    await save(PAGES, 'export function addPages(', 'export function addPages((');
    expect(await printed.line(/^✗/)).toMatch(new RegExp(`^✗ ${PAGES}:\\d+ `));
    await printed.line(/not live/);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  },
);

test(
  'code that fails at start is reported with its location, and the last working service keeps running',
  WHOLE_SERVICE,
  async () => {
    await save(PAGES, 'addPages((', 'addPages(');
    await save(PAGES, 'app.use(helmet(), pages);', "app.use(helmet(), pages);\n  throw new Error('Not like this');");
    expect(await printed.line(/Not like this/)).toMatch(new RegExp(`^✗ ${PAGES}:\\d+ Not like this$`));
    await printed.line(/not live/);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  },
);

test('a type error is reported with its location, and the code is still served', WHOLE_SERVICE, async () => {
  await save(PAGES, "throw new Error('Not like this');", 'const wrong: number = "text";\n  void wrong;');
  await printed.line(/^✓ .*restarted/);
  expect(await printed.line(/^✗ types/)).toMatch(new RegExp(`^✗ types: ${PAGES}:\\d+ Type 'string'`));
});

test('a saved portal contract is served', WHOLE_SERVICE, async () => {
  await save('openapi/management/paths/sessions/signIn.yaml', 'requests: 10,', 'requests: 17,');
  await printed.line(/^✓ .*generated \d+ files?, restarted in/);
  const { headers } = await fetch(`${url}/management/v1/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@portal.example', password: 'wrong' }),
  });
  expect(headers.get('RateLimit-Limit')).toBe('17');
});

test('a saved portal page is served', WHOLE_SERVICE, async () => {
  await save('packages/portal/index.html', '<title>', '<title>Saved · ');
  await printed.line(/^✓ \/portal rebuilt in/);
  expect(await (await fetch(`${url}/portal/`)).text()).toContain('<title>Saved · ');
});

test('Ctrl-C ends every process of pnpm dev', WHOLE_SERVICE, async () => {
  dev.kill('SIGINT');
  const [exitCode] = await once(dev, 'close');
  expect(exitCode).toBe(0);
  await expect(fetch(`${url}/health/live`)).rejects.toThrow('fetch failed');
});

/** Each wait resolves with the next matching line, and every line matches only once. */
function createLines() {
  const lines: string[] = [];
  let rest = '';
  let wake = () => {};
  return {
    add(chunk: Buffer) {
      const [last, ...complete] = `${rest}${chunk}`.split('\n').reverse() as [string, ...string[]];
      rest = last;
      lines.push(...complete.reverse());
      wake();
    },
    async line(pattern: RegExp): Promise<string> {
      for (;;) {
        while (lines.length > 0) {
          const line = lines.shift()!;
          if (pattern.test(line)) return line;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
