import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorKey } from '../../src/generated/errors.ts';
import { operations } from '../../src/generated/operations.ts';
import { expectError } from '../support/expect-error.ts';
import { sendRaw } from '../support/send-raw.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const GET = 'GET /api/v1/helper-data/car-classes HTTP/1.1\r\nHost: localhost\r\n';
const POST = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';

test.each<[string, ErrorKey, string]>([
  [
    '404 for a path outside the contract',
    'path.notFound',
    'GET /api/v1/nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  ],
  [
    '413 for a body of 65 KB',
    'body.tooLarge',
    `${POST}Content-Type: application/json\r\nContent-Length: 66560\r\n\r\n"${'x'.repeat(66_558)}"`,
  ],
  [
    '415 for a body that is not JSON',
    'mediaType.unsupported',
    `${POST}Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  ['417 for an unsupported expectation', 'request.expectationFailed', `${GET}Expect: a-miracle\r\n\r\n`],
  ['431 of 17 KB of headers', 'headers.tooLarge', `${GET}X-Long: ${'x'.repeat(17_000)}\r\n\r\n`],
])('%s has the error key %s', async (_title, key, bytes) => {
  expectError(await sendRaw(service.url, bytes), key);
});

test('408 request.timeout: a connection is closed if its headers do not end in time', async () => {
  const hasty = await startService({ bounds: { headersMilliseconds: 50 } });
  try {
    expectError(await sendRaw(hasty.url, GET), 'request.timeout');
  } finally {
    await hasty.stop();
  }
});

const TAKING_JSON = Object.values(operations).filter(({ requestMediaTypes: [type] }) => type === 'application/json');

test.each(TAKING_JSON.map(({ id, method, path }) => ({ id, method, path })))(
  '400 of a body that is no object, to $id',
  async ({ method, path }) => {
    const token = await service.loginAs('horizon');
    for (const body of ['[]', 'null', '"x"', '0', 'false', '[{}]']) {
      const headers = { 'X-Forwarded-For': '203.0.113.24' };
      const answer = await service.api(method.toUpperCase(), path.replace(/{\w+}/g, 'x'), { token, headers, body });
      expect(answer, body).toMatchObject({ status: 400, body: { details: { field: 'body' } } });
    }
  },
);
