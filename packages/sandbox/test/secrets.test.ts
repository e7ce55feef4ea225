import { expect, test } from 'vitest';
import { goToBank } from './bank-browser.ts';
import { cardWith, GOOD_CARD, startProcessor } from './processor.ts';

const processor = await startProcessor();
const { sandbox } = processor;

test('of every card only the first six and the last four digits are kept, and of no CVC anything', async () => {
  const americanExpress = cardWith('374427000000003', { cvc: '4747' });
  await processor.charge('att_secret', americanExpress);
  await processor.lookUp(GOOD_CARD);
  await processor.find(GOOD_CARD);
  const bank = await goToBank((await processor.start3ds('3d_secret', cardWith(GOOD_CARD))).body);

  const books = JSON.stringify(sandbox.transactions());
  const journal = JSON.stringify(sandbox.journal.latest().map(({ question, remark }) => ({ question, remark })));
  const console = await (await fetch(sandbox.url)).text();
  expect(books).toContain('374427*****0003');
  expect(console).toContain('374427*****0003');
  for (const text of [books, journal, console, bank.text]) {
    expect(text).not.toContain(americanExpress.number);
    expect(text).not.toContain(GOOD_CARD);
    expect(text).not.toMatch(/\b4747\b/);
  }
});
