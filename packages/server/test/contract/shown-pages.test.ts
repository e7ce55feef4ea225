/** Compares the shortened pages in the contract with the pages that the service sends. */
import { expect, test } from 'vitest';
import { bankPage, neutralPage, returnPage } from '../../src/features/payments/rules.pages.ts';
import contract from '../../src/generated/openapi.json' with { type: 'json' };
import type { PaymentOutcome } from '../../src/ports/paying.ts';

const { examples } = contract.components;
const outcome = (kind: PaymentOutcome['kind']) => ({ kind }) as PaymentOutcome;
const given = { nonce: 'n', finishAddress: '/finish' };
const challenge = { url: 'http://127.0.0.1:8081/bank/3ds', fields: [] } as const;

/** Returns the visible text of a page, and the delay before its automatic redirect. */
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
])(
  'the contract example of the page %s has the title, texts and reload interval of the real page',
  (_name, shown, real) => {
    expect(wordsOf(shown)).toEqual(wordsOf(real));
  },
);
