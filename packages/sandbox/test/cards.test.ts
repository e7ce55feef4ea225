import { describe, expect, test } from 'vitest';
import { cards } from '../src/payment-processor/cards.ts';
import { cardWith, GOOD_CARD, money, startProcessor } from './processor.ts';

const processor = await startProcessor();

describe('BIN lookup', () => {
  test.each([
    ['552879', 'Garanti BBVA', 'Mastercard', 'Bonus', 'credit', false, [1, 2, 3, 6, 9, 12]],
    ['552608', 'Yapı Kredi', 'Mastercard', 'World', 'credit', false, [1, 3, 6]],
    ['589004', 'Ziraat Bankası', 'Mastercard', '', 'debit', true, [1]],
    ['979203', 'Halkbank', 'Troy', 'Paraf', 'credit', false, [1, 2, 3, 6]],
    ['374427', 'Garanti BBVA', 'American Express', 'Bonus', 'credit', false, [1, 2, 3, 6, 9, 12]],
    ['540001', 'Northern Savings Bank', 'Mastercard', '', 'credit', true, [1]],
    ['413111', 'İş Bankası', 'Visa', '', 'credit', true, [1]],
    ['411111', 'İş Bankası', 'Visa', '', 'credit', false, [1]],
    ['400000', 'İş Bankası', 'Visa', '', 'credit', false, [1]],
  ])(
    'the BIN %s belongs to %s, %s %s, type %s, 3D Secure required: %s',
    async (bin, bankName, association, family, type, requires3ds, counts) => {
      const { status, body } = await processor.lookUp(bin);
      expect(status).toBe(200);
      expect(body).toMatchObject({ bankName, association, family, type, requires3ds });
      expect(body.plans.map(({ installmentCount }) => installmentCount)).toEqual(counts);
    },
  );

  test('eight digits find the same card as the first six of them', async () => {
    for (const { number } of cards) {
      const [short, long] = [await processor.lookUp(number.slice(0, 6)), await processor.lookUp(number.slice(0, 8))];
      expect(long).toEqual(short);
    }
    expect((await processor.lookUp('55287999')).status).toBe(404);
  });

  test('only a debit card is restricted to lira', async () => {
    expect((await processor.lookUp('589004')).body.currencies).toEqual(['TRY']);
    expect((await processor.lookUp('552879')).body.currencies).toEqual(['TRY', 'USD', 'EUR', 'GBP']);
  });

  test('a BIN lookup response contains no card number', async () => {
    const { body } = await processor.lookUp('552879');
    expect(Object.keys(body)).not.toContain('number');
  });

  test('404 bin.notFound: an unknown BIN is refused', async () => {
    expect(await processor.lookUp('123456')).toEqual({
      status: 404,
      body: { key: 'bin.notFound', code: 1404, description: 'No card number begins with these digits.' },
    });
  });
});

describe('installments', () => {
  test('the installments of a plan are equal and add up to its total', async () => {
    for (const amount of [1, 99, 903_000, 12_345_678]) {
      for (const { installmentCount, installment, total } of (await processor.lookUp('552879', amount)).body.plans) {
        expect(total).toBe(installment * installmentCount);
        expect(installment).toBeGreaterThan(0);
      }
    }
  });

  test('a single payment costs nothing extra, and plans with more installments cost more', async () => {
    const { plans } = (await processor.lookUp('552879')).body;
    expect(plans[0]).toEqual({ installmentCount: 1, installment: 903_000, total: 903_000 });
    const totals = plans.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    expect(new Set(totals).size).toBe(totals.length);
  });

  test('plans are omitted if their total would exceed the safe integer range', async () => {
    const { plans } = (await processor.lookUp('552879', Number.MAX_SAFE_INTEGER)).body;
    expect(plans).toHaveLength(1);
  });
});

describe('a charge without 3D Secure', () => {
  test.each(['5528790000000008', '5526080000000006', '9792030000000000', '374427000000003'])(
    'the card %s is charged',
    async (number) => {
      const reference = `att_${number}`;
      const { status, body } = await processor.charge(reference, cardWith(number));
      expect(status).toBe(200);
      expect(body).toEqual({
        reference,
        status: 'charged',
        transactionId: expect.stringMatching(/^trx_/),
        money,
        installmentCount: 1,
      });
    },
  );

  test.each([
    ['4129111111111111', 'refused', 10005, 'Do not honour'],
    ['4111111111111129', 'insufficientFunds', 10051, 'Insufficient funds'],
    ['4125111111111115', 'cardExpired', 10054, 'Expired card'],
    ['4111111111111112', 'invalidNumber', 10014, 'Invalid card number'],
    ['4124111111111116', 'invalidCvc', 10084, 'Invalid CVC'],
    ['4131111111111117', 'not3dsCapable', 10093, 'Card not enrolled'],
    ['4000008400001629', 'refused', 10005, 'Do not honour'],
    ['5890040000000016', 'refused', 10005, 'Do not honour'],
    ['5400010000000004', 'refused', 10005, 'Do not honour'],
    ['4242424242424242', 'invalidNumber', 10014, 'Invalid card number'],
  ])('the card %s is declined with the reason %s', async (number, reason, bankCode, bankMessage) => {
    const { status, body } = await processor.charge(`att_${number}`, cardWith(number));
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'declined', decline: { reason, bankCode, bankMessage } });
  });

  test.each([
    ['a wrong CVC', GOOD_CARD, { cvc: '124' }, 'invalidCvc'],
    ['a three-digit CVC for American Express', '374427000000003', { cvc: '123' }, 'invalidCvc'],
    ['a card that expired last month', GOOD_CARD, { expireMonth: '02', expireYear: '2027' }, 'cardExpired'],
  ])('a charge with %s is declined', async (what, number, entered, reason) => {
    const { body } = await processor.charge(`att_${what.replaceAll(' ', '')}`, cardWith(number, entered));
    expect(body).toMatchObject({ status: 'declined', decline: { reason } });
  });

  test('a card is valid until the end of its expiry month', async () => {
    const { body } = await processor.charge(
      'att_thisMonth',
      cardWith(GOOD_CARD, { expireMonth: '03', expireYear: '2027' }),
    );
    expect(body.status).toBe('charged');
  });
});

describe('start of 3D Secure', () => {
  test.each(['5528790000000008', '5890040000000016', '5400010000000004', '4000008400001629', '4000000000002081'])(
    '3D Secure for the card %s continues at the bank',
    async (number) => {
      const { body } = await processor.start3ds(`3d_${number}`, cardWith(number));
      expect(body.transaction).toMatchObject({ reference: `3d_${number}`, status: 'awaitingCustomer', money });
      expect(body.challenge).toEqual({
        url: `${processor.sandbox.url}/bank/3ds`,
        fields: [{ name: 'session', value: expect.stringMatching(/^3ds_[\w-]{22}$/) }],
      });
    },
  );

  test.each([
    ['4131111111111117', 'not3dsCapable'],
    ['4129111111111111', 'refused'],
    ['4111111111111129', 'insufficientFunds'],
    ['4125111111111115', 'cardExpired'],
    ['4111111111111112', 'invalidNumber'],
    ['4124111111111116', 'invalidCvc'],
  ])('3D Secure for the card %s is declined at once with the reason %s', async (number, reason) => {
    const { body } = await processor.start3ds(`3d_${number}`, cardWith(number));
    expect(body.transaction).toMatchObject({ status: 'declined', decline: { reason } });
    expect(body).not.toHaveProperty('challenge');
  });
});
