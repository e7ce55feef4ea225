import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../support/api.ts';
import { expectError } from '../../support/expect-error.ts';
import { startService, type TestService } from '../../support/service.ts';

export type Item = { readonly id: number; readonly name: string };

export type Get = <Body = Item[]>(question?: {
  /** The path to request, if it differs from the list's path. */
  path?: string;
  query?: string;
  headers?: Record<string, string>;
}) => Promise<Answer<Body>>;

/** Adds the tests that apply to every list, using a separate service. `path` includes required query parameters. */
export function testList(path: string): Get {
  let service: TestService;
  let token: string;

  beforeAll(async () => {
    service = await startService();
    token = await service.loginAs('horizon');
  });
  afterAll(() => service.stop());

  const get: Get = ({ path: asked = path, query = '', headers = {} } = {}) =>
    service.api('GET', `${asked}${asked.includes('?') ? query.replace('?', '&') : query}`, { token, headers });

  test('200: the caller may cache the list for an hour, and shared caches may not', async () => {
    expect((await get()).headers.get('cache-control')).toBe('private, max-age=3600');
  });

  test('400 referenceData.invalidRequest: an unknown query parameter is refused', async () => {
    expectError(await get({ query: '?colour=red' }), 'referenceData.invalidRequest', { field: 'colour' });
  });

  test('401 referenceData.unauthorized: a request without a token is refused', async () => {
    expectError(await service.api('GET', path), 'referenceData.unauthorized');
  });

  test('403 referenceData.forbidden: an agency without the permission is refused', async () => {
    const answer = await service.api('GET', path, { token: await service.loginAs('ege') });
    expectError(answer, 'referenceData.forbidden');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  return get;
}

export const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
