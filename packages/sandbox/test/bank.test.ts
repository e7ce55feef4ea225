import { describe, expect, test } from 'vitest';
import { type BankPage, enterCode, goToBank, openPage, pressCancel, wayBack } from './bank-browser.ts';
import { cardWith, GOOD_CARD, RETURN_URL, startProcessor } from './processor.ts';

const processor = await startProcessor();

async function begin(reference: string, changes: object = {}): Promise<BankPage> {
  return goToBank((await processor.start3ds(reference, cardWith(GOOD_CARD), changes)).body);
}
const statusOf = async (reference: string) => (await processor.find(reference)).body.status;

describe("the bank's page", () => {
  test('shows what is confirmed, and of the card only six and four digits', async () => {
    const { status, text } = await begin('3d_page');
    expect(status).toBe(200);
    expect(text).toMatch(/TRY\s9,030\.00/);
    expect(text).toContain('5528 79•• •••• 0008');
    expect(text).toContain('Garanti BBVA');
  });

  test.each([
    ['en', 'Confirm your payment', 'This code is not right.'],
    ['tr', 'Ödemenizi onaylayın', 'Kod doğru değil.'],
    ['de', 'Zahlung bestätigen', 'Der Code stimmt nicht.'],
  ])('speaks %s', async (language, title, refusal) => {
    const page = await begin(`3d_${language}`, { language });
    expect(page.text).toContain(`<html lang="${language}">`);
    expect(page.text).toContain(title);
    expect((await enterCode(page, '000000')).text).toContain(refusal);
  });

  test('is not cached, sends no referrer, and runs no script but its own', async () => {
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

  test('has another nonce every time', async () => {
    const page = await begin('3d_nonce');
    const again = await openPage(page.url);
    expect(again.headers.get('content-security-policy')).not.toBe(page.headers.get('content-security-policy'));
  });

  test('writes what it was given as text, never as markup', async () => {
    const { text } = await pressCancel(await begin('3d_markup', { returnUrl: "http://shop.test/?a=1&b='2'" }));
    expect(text).toContain('action="http://shop.test/?a=1&amp;b=&#39;2&#39;"');
  });

  test('404 for an unknown session, in the language of the browser', async () => {
    const url = `${processor.sandbox.url}/bank/3ds/3ds_nobody`;
    const answers = [
      await fetch(url, { headers: { 'Accept-Language': 'tr-TR,tr;q=0.9' } }),
      await fetch(`${url}/code`, { method: 'POST', body: new URLSearchParams({ code: '123456' }) }),
      await fetch(`${url}/cancel`, { method: 'POST' }),
      await fetch(`${processor.sandbox.url}/bank/3ds`, { method: 'POST' }),
    ];
    for (const { status } of answers) expect(status).toBe(404);
    expect(await answers[0]!.text()).toContain('Burada onaylanacak bir ödeme yok');
  });
});

describe('the right code', () => {
  test('authenticates, and leads back with what the callback needs', async () => {
    const page = await enterCode(await begin('3d_right', { language: 'tr' }), '123456');
    const { transactionId } = (await processor.find('3d_right')).body;
    expect(wayBack(page)).toEqual({
      action: RETURN_URL,
      fields: { language: 'tr', paymentId: '3d_right', transactionId },
    });
    expect(await statusOf('3d_right')).toBe('authenticated');
  });

  test('may be typed with spaces', async () => {
    await enterCode(await begin('3d_spaces'), ' 123 456 ');
    expect(await statusOf('3d_spaces')).toBe('authenticated');
  });

  test('sent twice is the same as once', async () => {
    const page = await begin('3d_twice');
    const [first, second] = await Promise.all([enterCode(page, '123456'), enterCode(page, '123456')]);
    expect(wayBack(second)).toEqual(wayBack(first));
    expect(await statusOf('3d_twice')).toBe('authenticated');
  });
});

describe('a wrong code', () => {
  test('is refused with the number of tries left; the right one still counts', async () => {
    const again = await enterCode(await begin('3d_wrong'), '654321');
    expect(again.text).toContain('This code is not right. 2 tries are left.');
    expect(await statusOf('3d_wrong')).toBe('awaitingCustomer');
    await enterCode(again, '123456');
    expect(await statusOf('3d_wrong')).toBe('authenticated');
  });

  test('for the third time ends it', async () => {
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

  test('sent twice, or again from a page gone back to, is one try', async () => {
    const page = await begin('3d_backAgain');
    await Promise.all([enterCode(page, '1'), enterCode(page, '1')]);
    const { text } = await enterCode(page, '1');
    expect(text).toContain('2 tries are left.');
  });
});

describe('a customer', () => {
  test('a customer who cancels goes back unauthenticated, and cannot change it any more', async () => {
    const page = await begin('3d_cancel');
    expect(wayBack(await pressCancel(page)).fields).toMatchObject({ paymentId: '3d_cancel' });
    await enterCode(page, '123456');
    expect((await processor.find('3d_cancel')).body).toMatchObject({
      status: 'declined',
      decline: { reason: 'customerGaveUp', bankCode: 10099 },
    });
  });

  test('a customer who confirmed cannot cancel any more', async () => {
    const page = await begin('3d_confirmed');
    await enterCode(page, '123456');
    await pressCancel(page);
    expect(await statusOf('3d_confirmed')).toBe('authenticated');
  });

  test('a customer who goes back in the browser finds the way to the merchant', async () => {
    const page = await begin('3d_goBack');
    const { fields } = wayBack(await enterCode(page, '123456'));
    expect(wayBack(await openPage(page.url)).fields).toEqual(fields);
  });

  test('a customer who comes after the transaction was voided authenticates nothing', async () => {
    const page = await begin('3d_voided');
    await processor.void('3d_voided');
    expect((await enterCode(page, '123456')).text).toContain('This payment is over');
    expect(await statusOf('3d_voided')).toBe('voided');
  });
});
