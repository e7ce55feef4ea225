/** Tests how the PHP and Java classes handle errors, timeouts and token renewal. The test server counts renewals. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GSON, leavesOut } from '../test/languages.ts';

const run = promisify(execFile);
const programs = fileURLToPath(new URL('../../openapi/programs', import.meta.url));

let folder: string;
let baseUrl: string;
let accepted: string;
let refreshToken: string;
let calls: string[];

const answer = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'X-Request-Id': 'req-7', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body));

/** Accepts one access token at a time. Each refresh token can be used once. */
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  calls.push(request.url!);
  const tokens = () => answer(response, 200, { accessToken: accepted, refreshToken });
  const refused = { key: 'token.invalid', code: 401, description: 'The token is not valid.' };
  switch (request.url) {
    case '/auth/login':
      return void tokens();
    case '/auth/refresh':
      if (JSON.parse(body).token !== refreshToken) return void answer(response, 401, refused);
      accepted = 'second';
      refreshToken = 'second-refresh';
      return void tokens();
    case '/expire':
      accepted = 'none';
      return void answer(response, 200, {});
    case '/silent':
      return;
    case '/page':
      return void answer(response, 200, '<html></html>');
    case '/limited':
      return void answer(
        response,
        429,
        { key: 'rateLimit.exceeded', code: 429, description: 'Too many requests.', details: { limit: 5 } },
        { 'Retry-After': '42' },
      );
    default:
      if (request.headers.authorization === `Bearer ${accepted}`) answer(response, 200, { name: 'found' });
      else answer(response, 401, refused);
  }
}

const server = createServer((request, response) => void serve(request, response));
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'agency-classes-'));
  await cp(join(programs, 'Agency.php'), join(folder, 'Agency.php'));
  await cp(join(programs, 'Agency.java'), join(folder, 'Agency.java'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  accepted = 'first';
  refreshToken = 'first-refresh';
  calls = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const PRINTED = [
  'found',
  'rateLimit.exceeded 429 {"limit":5} req-7 42',
  'rateLimit.exceeded: Too many requests. {"limit":5} (request req-7)',
  'null 200 req-7',
  'timeout',
];

const PHP = `<?php
require 'Agency.php';
$agency = Agency::login(getenv('BASE_URL'), 'ak', 'sk', 1);
$agency->get('/expire');
echo $agency->get('/thing')['name'], "\\n";
try { $agency->post('/limited'); } catch (AgencyError $e) {
    echo "$e->key $e->status ", json_encode($e->details), " $e->requestId $e->retryAfterSeconds\\n", $e->getMessage(), "\\n";
}
try { $agency->get('/page'); } catch (AgencyError $e) { echo json_encode($e->key), " $e->status $e->requestId\\n"; }
try { $agency->get('/silent'); } catch (NoResponseError $e) { echo "timeout\\n"; }
`;

const JAVA = `import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

class Calls {
  record Thing(String name) {}
  public static void main(String[] args) throws Exception {
    var agency = new Agency(System.getenv("BASE_URL"), "ak", "sk", Duration.ofSeconds(1));
    agency.get("/expire", Map.class);
    var pool = Executors.newFixedThreadPool(8);
    var all = IntStream.range(0, 8).mapToObj(i -> pool.submit(() -> agency.get("/thing", Thing.class).name())).toList();
    for (var one : all) if (!one.get().equals("found")) throw new IllegalStateException();
    pool.shutdown();
    System.out.println("found");
    try { agency.post("/limited", null, Map.class); } catch (Agency.AgencyError e) {
      System.out.println(e.key + " " + e.status + " " + new com.google.gson.Gson().toJson(e.details).replace("5.0", "5")
          + " " + e.requestId + " " + e.retryAfterSeconds);
      System.out.println(e.getMessage().replace("5.0", "5"));
    }
    try { agency.get("/page", Map.class); } catch (Agency.AgencyError e) {
      System.out.println(e.key + " " + e.status + " " + e.requestId);
    }
    try { agency.get("/silent", Map.class); } catch (HttpTimeoutException e) { System.out.println("timeout"); }
  }
}
`;

async function printed(program: string, args: readonly string[]): Promise<string[]> {
  const { stdout } = await run(program, [...args], { cwd: folder, env: { ...process.env, BASE_URL: baseUrl } });
  return stdout.trimEnd().split('\n');
}

const renewals = () => calls.filter((path) => path.startsWith('/auth/'));

test.skipIf(leavesOut.php)('the PHP class renews its tokens once, and throws typed errors and timeouts', async () => {
  await writeFile(join(folder, 'calls.php'), PHP);
  expect(await printed('php', ['calls.php'])).toEqual(PRINTED);
  expect(renewals()).toEqual(['/auth/login', '/auth/refresh']);
});

test.skipIf(leavesOut.php)('the PHP class logs in again if the refresh token is no longer valid', async () => {
  const program = `<?php require 'Agency.php'; $agency = Agency::login(getenv('BASE_URL'), 'ak', 'sk');
    fgets(STDIN); echo $agency->get('/thing')['name'];`;
  await writeFile(join(folder, 'again.php'), program);
  const child = run('php', ['again.php'], { cwd: folder, env: { ...process.env, BASE_URL: baseUrl } });
  await expect.poll(() => renewals()).toEqual(['/auth/login']);
  accepted = 'third';
  refreshToken = 'third-refresh';
  child.child.stdin!.end('\n');
  expect((await child).stdout).toBe('found');
  expect(renewals()).toEqual(['/auth/login', '/auth/refresh', '/auth/login']);
});

test.skipIf(leavesOut.java)(
  'the Java class renews its tokens in one of eight threads, and throws typed errors',
  async () => {
    await writeFile(join(folder, 'Calls.java'), JAVA);
    await run('javac', ['-cp', GSON, 'Agency.java', 'Calls.java'], { cwd: folder });
    expect(await printed('java', ['-cp', `${GSON}:.`, 'Calls'])).toEqual(PRINTED);
    expect(renewals()).toEqual(['/auth/login', '/auth/refresh']);
  },
);
