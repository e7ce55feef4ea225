/** Tests that a token, code or cursor is valid only exactly as issued. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishToken, readFinishToken } from '../../src/features/payments/rules.finish.ts';
import { isReturnSeal, returnSeal } from '../../src/features/payments/rules.return-seal.ts';
import type { CarResult } from '../../src/generated/types.ts';
import { foundCars } from '../operations/car-search/trip.ts';
import { testSigning } from '../support/signing.ts';
import { type Staging, startStaging } from '../support/staging.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Sets an unused bit in the last character. A lenient decoder would still return the same bytes. */
const spareBits = (text: string) => text.slice(0, -1) + ALPHABET[ALPHABET.indexOf(text.at(-1)!) ^ 1];
const SPELLINGS: Readonly<Record<string, (text: string) => string>> = {
  padding: (text) => `${text}=`,
  'spare bits': spareBits,
};

let staging: Staging;
let token: string;
let car: CarResult;
beforeAll(async () => {
  staging = await startStaging();
  token = await staging.tokenOf('horizon');
  [car] = (await foundCars(staging.service, token)) as [CarResult];
});
afterAll(() => staging.stop());

describe.each(Object.entries(SPELLINGS))('spelling with %s', (_, spelled) => {
  test('this spelling makes an access token invalid', async () => {
    const call = (sent: string) => staging.service.api('GET', '/payment/limits', { token: sent });
    expect([(await call(token)).status, (await call(spelled(token))).status]).toEqual([200, 401]);
  });

  test('this spelling makes each part of an access token invalid', async () => {
    const parts = token.split('.');
    for (const at of parts.keys()) {
      const sent = parts.map((part, index) => (index === at ? spelled(part) : part)).join('.');
      expect((await staging.service.api('GET', '/payment/limits', { token: sent })).status).toBe(401);
    }
  });

  test('this spelling makes an integration code unknown', async () => {
    const check = (integrationCode: string) =>
      staging.service.api<{ key?: string }>('POST', '/creditcheck/check', {
        token,
        body: { identityNumber: '20000000282', integrationCode },
      });
    const [good, bad] = [await check(car.integrationCode), await check(spelled(car.integrationCode))];
    expect(good.status).toBe(200);
    expect(bad.status).not.toBe(200);
  });

  test('this spelling makes a return seal and a finish token invalid', () => {
    const seal = returnSeal('CAR-1', testSigning);
    const finish = finishToken(`att_${'a'.repeat(22)}`, testSigning);
    expect([isReturnSeal(seal, 'CAR-1', testSigning), readFinishToken(finish, testSigning) !== undefined]).toEqual([
      true,
      true,
    ]);
    expect([isReturnSeal(spelled(seal), 'CAR-1', testSigning), readFinishToken(spelled(finish), testSigning)]).toEqual([
      false,
      undefined,
    ]);
  });
});
