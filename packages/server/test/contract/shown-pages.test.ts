/** The pages that the contract shows, in short, against those that are sent. */
import { expect, test } from 'vitest';
import { bankPage, neutralPage, returnPage } from '../../src/features/payments/rules.pages.ts';
import contract from '../../src/generated/openapi.json' with { type: 'json' };
import type { PaymentOutcome } from '../../src/ports/paying.ts';

const { examples } = contract.components;
const outcome = (kind: PaymentOutcome['kind']) => ({ kind }) as PaymentOutcome;
const given = { nonce: 'n', finishAddress: '/finish' };
const challenge = { url: 'http://127.0.0.1:8081/bank/3ds', fields: [] } as const;

/** What a reader sees, and how soon a page moves on by itself. */
function wordsOf(page: string): readonly string[] {
  const words = ['title', 'h1', 'button', 'a[^>]*'].map(
    (tag) => new RegExp(`<${tag}(?: type="submit")?>([^<]+)`).exec(page)?.[1],
  );
  return [...words, /content="(\d+); url=/.exec(page)?.[1]].map((word) => word ?? '');
}

test.each([
  [
    'checking',
    examples['ReturnPage.checking'].value,
    returnPage(outcome('unknown'), { ...given, language: 'tr' }).content,
  ],
  [
    'success',
    examples['ReturnPage.success'].value,
    returnPage(outcome('completed'), { ...given, language: 'tr' }).content,
  ],
  ['neutral', examples['ReturnPage.neutral'].value, neutralPage({ ...given, language: 'en' }).content],
  [
    'bank',
    examples['PaymentResult.card3ds'].value.threeDSHtmlContent,
    bankPage(challenge, { ...given, language: 'tr' }),
  ],
])('the page %s of the contract has the title, the words and the pace of the real one', (_name, shown, real) => {
  expect(wordsOf(shown)).toEqual(wordsOf(real));
});
