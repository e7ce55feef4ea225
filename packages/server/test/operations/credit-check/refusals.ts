import { beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import type { Checking } from './checking.ts';

export type Refusable = {
  readonly path: string;
  /** Returns a valid body for an integration code that belongs to Horizon. */
  readonly bodyWith: (integrationCode: string) => Record<string, unknown> | Promise<Record<string, unknown>>;
  readonly wrong: readonly (readonly [field: string, value: unknown])[];
};

export function testRefusals(checking: () => Checking, { path, bodyWith, wrong }: Refusable): void {
  let body: Record<string, unknown>;
  beforeAll(async () => {
    body = await bodyWith(await checking().aCode());
  });
  const post = (change: Record<string, unknown>) => checking().post(path, { body: { ...body, ...change } });

  test.each([
    ['no JSON', '{"identityNumber":'],
    ['no content', ''],
    ['no media type', undefined],
  ])('400 creditCheck.malformedBody: a body with %s is refused', async (_, unreadable) => {
    expectError(await checking().post(path, { body: unreadable }), 'creditCheck.malformedBody', { field: 'body' });
  });

  describe('fields that the schema refuses', () => {
    const integrationCodes = [undefined, 'a.b', 'x'.repeat(65), 7].map((value) => ['integrationCode', value] as const);
    test.each([...wrong, ...integrationCodes, ['colour', 'red'] as const])(
      '400 creditCheck.invalidRequest: the field %s with the value %j is refused',
      async (field, value) => {
        expectError(await post({ [field]: value }), 'creditCheck.invalidRequest', { field });
      },
    );
  });

  describe('integration codes that are refused', () => {
    const unknown = { field: 'integrationCode', message: expect.any(String) };

    test('400 creditCheck.unknownReference: an integrationCode that was never issued is refused', async () => {
      expectError(await post({ integrationCode: 'unknown' }), 'creditCheck.unknownReference', unknown);
    });

    test('400 creditCheck.unknownReference: an altered integrationCode is refused', async () => {
      const code = String(body.integrationCode);
      const altered = code.slice(0, 20) + (code[20] === 'A' ? 'B' : 'A') + code.slice(21);
      expectError(await post({ integrationCode: altered }), 'creditCheck.unknownReference', unknown);
    });

    test('400 creditCheck.unknownReference: the integrationCode of a different agency is answered like an unknown one', async () => {
      const foreign = await post({ integrationCode: await checking().aCode('lodos') });
      expectError(foreign, 'creditCheck.unknownReference', unknown);
      expect(foreign.body).toEqual((await post({ integrationCode: 'unknown' })).body);
    });
  });

  test('401 creditCheck.unauthorized: a request without a token is refused', async () => {
    const { service } = checking();
    expectError(await service.api('POST', `/creditcheck/${path}`, { body }), 'creditCheck.unauthorized');
  });

  test('401 token.keySuspended: a token of a suspended key is refused', async () => {
    const { service, post: postAs } = checking();
    const keyOfLodos = `key = 'ak_staging_lodos'`;
    const token = await service.loginAs('lodos');
    await service.database.pool.query(`update api_key set status = 'suspended' where ${keyOfLodos}`);
    const answer = await postAs(path, { body, token });
    await service.database.pool.query(`update api_key set status = 'active' where ${keyOfLodos}`);
    expectError(answer, 'token.keySuspended');
  });

  test('403 creditCheck.agencyNotConfigured: an agency that the bureau does not know is refused', async () => {
    expectError(await checking().post(path, { body }, 'meridian'), 'creditCheck.agencyNotConfigured');
  });

  test('403 creditCheck.forbidden: an agency without the permission is refused', async () => {
    expectError(await checking().post(path, { body }, 'ege'), 'creditCheck.forbidden');
  });
}
