import { failWith } from '@agency-booking/contract-express';
import { beforeEach, describe, expect, test } from 'vitest';
import { testSigning } from '../../../test/support/signing.ts';
import type { PayOutcome } from '../../ports/paying.ts';
import { CardNumber } from '../../shared/card-number.ts';
import { finishToken } from './rules.finish.ts';
import { finish3ds } from './service.finish.ts';
import { type PayableOrder, type PayCommand, type PaymentsDeps, payOrder } from './service.ts';

const now = new Date('2027-03-01T09:00:00Z');
const lira = { amount: 100_00, currency: 'TRY' } as const;
const order: PayableOrder = {
  id: 'CAR-1',
  amount: lira,
  vendorCode: 'TESTDRIVE',
  pickUpAt: now,
  language: 'en',
  creditType: undefined,
  vendorTotal: lira,
};
const byCard: NonNullable<PayCommand['byCard']> = {
  card: {
    number: new CardNumber('5528790000000008'),
    expireMonth: '12',
    expireYear: '2029',
    holderName: 'Elif Demir',
    cvc: '123',
  },
  installment: 1,
  isWith3DSecure: false,
  callbackUrl: 'https://agency.example/back',
};
const command = (changes: Partial<PayCommand> = {}): PayCommand => ({
  caller: {
    agencyId: 1,
    userId: 'usr_1',
    permissions: { mayPayByLimit: true, mayPayByCardNumber: true },
  } as PayCommand['caller'],
  orderId: 'CAR-1',
  byCard,
  ...changes,
});

let asked: string[];
let deps: PaymentsDeps;
beforeEach(() => {
  asked = [];
  const attempt = { id: 'att_1', orderId: 'CAR-1', context: {} };
  deps = {
    origins: { originsOf: async () => ['https://agency.example'] },
    processor: {
      lookUpBin: async () => {
        asked.push('lookUpBin');
        const plans = [{ installmentCount: 1, installment: 100_00, total: 100_00 }];
        return { answered: true, answer: { currencies: ['TRY'], plans, requires3ds: false } };
      },
    },
    callingFor: (_: unknown, ask: () => unknown) => ask(),
    velocity: { haltOf: async () => undefined, note: async () => void asked.push('note') },
    pay: async (): Promise<PayOutcome> => {
      asked.push('pay');
      return { kind: 'declined', decline: { reason: 'refused' }, attempt, isJoined: false } as PayOutcome;
    },
    askAgain: async () => ({ kind: 'completed', attempt, isJoined: true }),
    begunAt: async () => now,
    payableOrder: async () => order,
    paymentOf: async () => undefined,
    environment: 'production',
    testVendor: 'TESTDRIVE',
    callbackAddress: String,
    finishAddress: String,
    finishTokens: testSigning,
    report: () => {},
    now: () => now,
  } as unknown as PaymentsDeps;
});

describe('payments refused before the processor is called', () => {
  const limited: PayableOrder = { ...order, creditType: 'limited' };
  const card = (changes: Partial<typeof byCard.card>) => ({
    byCard: { ...byCard, card: { ...byCard.card, ...changes } },
  });
  const noLimit = { agencyId: 1, permissions: { mayPayByLimit: false } } as PayCommand['caller'];

  test.each<[string, Partial<PayCommand>, () => void]>([
    ['by limit without the permission', { byCard: undefined, caller: noLimit }, () => {}],
    ['an unknown order', {}, () => Object.assign(deps, { payableOrder: async () => undefined })],
    ['a paid order', {}, () => Object.assign(deps, { payableOrder: async () => ({ notPayable: 'alreadyPaid' }) })],
    ['by card for an order on credit', {}, () => Object.assign(deps, { payableOrder: async () => limited })],
    ['on staging for a real vendor', {}, () => Object.assign(deps, { environment: 'staging', testVendor: 'OTHER' })],
    ['with a wrong check digit', card({ number: new CardNumber('5528790000000009') }), () => {}],
    ['with a card that has expired', card({ expireMonth: '02', expireYear: '2027' }), () => {}],
    ['with a CVC of the wrong length', card({ cvc: '1234' }), () => {}],
    ['with a foreign callback URL', { byCard: { ...byCard, callbackUrl: 'https://other.example' } }, () => {}],
  ])('a payment is refused before the processor is called: %s', async (_, changes, arrange) => {
    arrange();
    await expect(payOrder(command(changes), deps, failWith)).rejects.toHaveProperty('key');
    expect(asked).toEqual([]);
  });

  test('a card with too many declines is not charged', async () => {
    const haltOf = async () => ({ reason: 'card', retryAfterSeconds: 60 }) as const;
    Object.assign(deps, { velocity: { ...deps.velocity, haltOf } });
    await expect(payOrder(command(), deps, failWith)).rejects.toMatchObject({ key: 'cardPayment.tooManyDeclines' });
    expect(asked).toEqual(['lookUpBin']);
  });
});

test('a declined card is counted before the decline is returned', async () => {
  const note = async () => {
    await new Promise(setImmediate);
    asked.push('note');
  };
  Object.assign(deps, { velocity: { ...deps.velocity, note } });
  await expect(payOrder(command(), deps, failWith)).rejects.toMatchObject({ key: 'cardPayment.declined' });
  expect(asked).toEqual(['lookUpBin', 'pay', 'note']);
});

describe('finish addresses', () => {
  const token = finishToken(`att_${'a'.repeat(22)}`, testSigning);
  const outcome = (changes: object) => async () => ({
    kind: 'completed',
    isJoined: true,
    attempt: {
      id: `att_${'a'.repeat(22)}`,
      orderId: 'CAR-1',
      challenge: { url: 'u', fields: [] },
      context: { callbackUrl: 'https://agency.example/back' },
      ...changes,
    },
  });
  const finish = (orderId = 'CAR-1') => finish3ds({ orderId, token }, deps);

  test('a finish address leads back to the agency', async () => {
    Object.assign(deps, { askAgain: outcome({}) });
    expect((await finish())?.callbackUrl).toContain('https://agency.example/back?status=success');
  });

  test('a finish address is invalid for a different order, or for a payment that was never at the bank', async () => {
    Object.assign(deps, { askAgain: outcome({}) });
    expect(await finish('CAR-2')).toBeUndefined();
    Object.assign(deps, { askAgain: outcome({ challenge: undefined }) });
    expect(await finish()).toBeUndefined();
  });
});
