import { describe, expect, test } from 'vitest';
import { type BankPage, enterCode, goToBank, openPage, pressCancel, wayBack } from './bank-browser.ts';
import { cardWith, GOOD_CARD, RETURN_URL, startProcessor } from './processor.ts';

const processor = await startProcessor();

async function begin(reference: string, changes: object = {}): Promise<BankPage> {
  return goToBank((await processor.start3ds(reference, cardWith(GOOD_CARD), changes)).body);
}
const statusOf = async (reference: string) => (await processor.find(reference)).body.status;

describe('page of the bank', () => {
  test('the bank page shows the payment and only the first six and last four digits of the card', async () => {
    const { status, text } = await begin('3d_page');
    expect(status).toBe(200);
    expect(text).toMatch(/TRY\s9,030\.00/);
    expect(text).toContain('5528 79•• •••• 0008');
    expect(text).toContain('Garanti BBVA');
  });

  test.each([
    ['en', 'Confirm your payment', 'This code is incorrect.'],
    ['tr', 'Ödemenizi onaylayın', 'Kod hatalı.'],
    ['de', 'Zahlung bestätigen', 'Der Code ist falsch.'],
  ])('the bank page is shown in the language %s', async (language, title, refusal) => {
    const page = await begin(`3d_${language}`, { language });
    expect(page.text).toContain(`<html lang="${language}">`);
    expect(page.text).toContain(title);
    expect((await enterCode(page, '000000')).text).toContain(refusal);
  });

  test('the bank page is not cached, sends no referrer and runs only its own script', async () => {
    for (const page of [await begin('3d_headers'), await pressCancel(await begin('3d_headers2'))]) {
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      const policy = page.headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`form-action 'self' ${new URL(RETURN_URL).origin}`);
      const nonce = /style-src 'nonce-([^']+)'/.exec(policy)![1];
      for (const [, attributes] of page.text.matchAll(/<(?:style|script)([^>]*)>/g)) {
        expect(attributes).toBe(` nonce="${nonce}"`);
      }
    }
  });

  test('the bank page has a new nonce on every load', async () => {
    const page = await begin('3d_nonce');
    const again = await openPage(page.url);
    expect(again.headers.get('content-security-policy')).not.toBe(page.headers.get('content-security-policy'));
  });

  test('the bank page escapes the return URL', async () => {
    const { text } = await pressCancel(await begin('3d_markup', { returnUrl: "http://shop.test/?a=1&b='2'" }));
    expect(text).toContain('action="http://shop.test/?a=1&amp;b=&#39;2&#39;"');
  });

  test('the bank page of an unknown session is 404 in the language of the browser', async () => {
    const url = `${processor.sandbox.url}/bank/3ds/3ds_nobody`;
    const answers = [
      await fetch(url, { headers: { 'Accept-Language': 'tr-TR,tr;q=0.9' } }),
      await fetch(`${url}/code`, { method: 'POST', body: new URLSearchParams({ code: '123456' }) }),
      await fetch(`${url}/cancel`, { method: 'POST' }),
      await fetch(`${processor.sandbox.url}/bank/3ds`, { method: 'POST' }),
    ];
    for (const { status } of answers) expect(status).toBe(404);
    expect(await answers[0]!.text()).toContain('Onaylanacak ödeme bulunamadı');
  });
});

describe('correct code on the bank page', () => {
  test('the correct code authenticates and returns the customer with the callback fields', async () => {
    const page = await enterCode(await begin('3d_right', { language: 'tr' }), '123456');
    const { transactionId } = (await processor.find('3d_right')).body;
    expect(wayBack(page)).toEqual({
      action: RETURN_URL,
      fields: { language: 'tr', paymentId: '3d_right', transactionId },
    });
    expect(await statusOf('3d_right')).toBe('authenticated');
  });

  test('the correct code may contain spaces', async () => {
    await enterCode(await begin('3d_spaces'), ' 123 456 ');
    expect(await statusOf('3d_spaces')).toBe('authenticated');
  });

  test('submitting the correct code twice has the same result as submitting it once', async () => {
    const page = await begin('3d_twice');
    const [first, second] = await Promise.all([enterCode(page, '123456'), enterCode(page, '123456')]);
    expect(wayBack(second)).toEqual(wayBack(first));
    expect(await statusOf('3d_twice')).toBe('authenticated');
  });
});

describe('wrong code on the bank page', () => {
  test('a wrong code shows the remaining tries, and the correct code is still accepted', async () => {
    const again = await enterCode(await begin('3d_wrong'), '654321');
    expect(again.text).toContain('This code is incorrect. 2 attempts left.');
    expect(await statusOf('3d_wrong')).toBe('awaitingCustomer');
    await enterCode(again, '123456');
    expect(await statusOf('3d_wrong')).toBe('authenticated');
  });

  test('the third wrong code declines the payment', async () => {
    let page = await begin('3d_thrice');
    for (const code of ['1', '', '999999']) page = await enterCode(page, code);
    expect(wayBack(page).action).toBe(RETURN_URL);
    expect((await processor.find('3d_thrice')).body).toMatchObject({
      status: 'declined',
      decline: { reason: 'notAuthenticated', bankCode: 10098 },
    });
    const { url } = page;
    await fetch(`${url}/code`, { method: 'POST', body: new URLSearchParams({ code: '123456', wrongCodes: '3' }) });
    expect(await statusOf('3d_thrice')).toBe('declined');
  });

  test('a wrong code that is submitted again from the same page counts as one try', async () => {
    const page = await begin('3d_backAgain');
    await Promise.all([enterCode(page, '1'), enterCode(page, '1')]);
    const { text } = await enterCode(page, '1');
    expect(text).toContain('2 attempts left.');
  });
});

describe('customers on the bank page', () => {
  test('a customer who cancels returns unauthenticated, and a later code has no effect', async () => {
    const page = await begin('3d_cancel');
    expect(wayBack(await pressCancel(page)).fields).toMatchObject({ paymentId: '3d_cancel' });
    await enterCode(page, '123456');
    expect((await processor.find('3d_cancel')).body).toMatchObject({
      status: 'declined',
      decline: { reason: 'customerGaveUp', bankCode: 10099 },
    });
  });

  test('a customer who has confirmed cannot cancel', async () => {
    const page = await begin('3d_confirmed');
    await enterCode(page, '123456');
    await pressCancel(page);
    expect(await statusOf('3d_confirmed')).toBe('authenticated');
  });

  test('a customer who navigates back finds the way to the merchant again', async () => {
    const page = await begin('3d_goBack');
    const { fields } = wayBack(await enterCode(page, '123456'));
    expect(wayBack(await openPage(page.url)).fields).toEqual(fields);
  });

  test('a customer who arrives after the void cannot authenticate', async () => {
    const page = await begin('3d_voided');
    await processor.void('3d_voided');
    expect((await enterCode(page, '123456')).text).toContain('This payment is no longer active');
    expect(await statusOf('3d_voided')).toBe('voided');
  });
});
