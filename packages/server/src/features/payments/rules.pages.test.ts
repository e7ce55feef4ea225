import { describe, expect, test } from 'vitest';
import type { PaymentOutcome } from '../../ports/paying.ts';
import { LANGUAGES } from '../../shared/language.ts';
import { bankPage, neutralPage, returnPage } from './rules.pages.ts';

const nonce = 'bm9uY2U';
const EVIL = `"><script>alert('1')</script>`;
const challenge = { url: 'https://bank.example/3ds?a=1&b=2', fields: [{ name: 'session', value: EVIL }] };
const finishAddress = 'https://api.example/api/v1/payment/3ds-finish/CAR-1?token=abc';
const outcome = (kind: PaymentOutcome['kind']) => ({ kind }) as PaymentOutcome;

describe.each(LANGUAGES)('payment pages in %s', (language) => {
  test('every payment page has a different title', () => {
    const titleOf = (page: string) => /<h1>(.+)<\/h1>/.exec(page)![1];
    const kinds = ['completed', 'failed', 'declined', 'unknown'] as const;
    const pages = [
      bankPage(challenge, { language, nonce }),
      neutralPage({ language, nonce }).content,
      ...kinds.map((kind) => returnPage(outcome(kind), { language, nonce, finishAddress }).content),
    ];
    expect(new Set(pages.map(titleOf)).size).toBe(pages.length);
    for (const page of pages) {
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain('<meta name="referrer" content="no-referrer">');
    }
  });
});

describe('the page that posts to the bank', () => {
  const page = bankPage(challenge, { language: 'en', nonce });

  test('the page posts escaped fields to the bank, by its script or its button', () => {
    expect(page).toContain('<form id="bank" method="post" action="https://bank.example/3ds?a=1&amp;b=2">');
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;"');
    expect(page).toContain('<button type="submit">');
  });

  test('the page runs only its own script and posts only to the bank', () => {
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).toContain(`<script nonce="${nonce}">`);
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)![1]!.replaceAll('&#39;', "'");
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      `script-src 'nonce-${nonce}'`,
      'form-action https://bank.example',
      "base-uri 'none'",
    ]);
  });

  test('a bank address that is a script is not a permitted form target', () => {
    const evil = bankPage({ url: 'javascript:alert(1)', fields: [] }, { language: 'en', nonce });
    expect(evil).toContain('form-action null;');
  });
});

describe('the page after the bank', () => {
  test.each(['completed', 'failed', 'declined', 'voided', 'expired', 'withdrawn', 'chargedLate', 'unknown'] as const)(
    'the page for the outcome %s continues without a script',
    (kind) => {
      const { content, policy } = returnPage(outcome(kind), { language: 'en', nonce, finishAddress });
      expect(content).toContain(
        `<meta http-equiv="refresh" content="${kind === 'unknown' ? 2 : 1}; url=${finishAddress}">`,
      );
      expect(content).toContain(`<a class="button" href="${finishAddress}">`);
      expect(content).not.toContain('<script');
      expect(policy).toContain("form-action 'none'; frame-ancestors 'none'");
      expect(policy).not.toContain('script-src');
    },
  );

  test('the neutral page has no link, form or script', () => {
    expect(neutralPage({ language: 'en', nonce }).content).not.toMatch(/refresh|href|<form|<script/);
  });
});
