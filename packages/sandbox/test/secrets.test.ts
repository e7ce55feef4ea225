import { expect, test } from 'vitest';
import { goToBank } from './bank-browser.ts';
import { startBureau } from './bureau.ts';
import { cardWith, GOOD_CARD, startProcessor } from './processor.ts';

const processor = await startProcessor();
const { sandbox } = processor;

test('the sandbox stores only the first six and last four digits of a card, and no CVC', async () => {
  const americanExpress = cardWith('374427000000003', { cvc: '4747' });
  await processor.charge('att_secret', americanExpress);
  await processor.lookUp(GOOD_CARD);
  await processor.find(GOOD_CARD);
  const bank = await goToBank((await processor.start3ds('3d_secret', cardWith(GOOD_CARD))).body);

  const ledgers = JSON.stringify(sandbox.transactions());
  const journal = JSON.stringify(sandbox.journal.latest().map(({ request, remark }) => ({ request, remark })));
  const console = await (await fetch(sandbox.url)).text();
  expect(ledgers).toContain('374427*****0003');
  expect(console).toContain('374427*****0003');
  for (const text of [ledgers, journal, console, bank.text]) {
    expect(text).not.toContain(americanExpress.number);
    expect(text).not.toContain(GOOD_CARD);
    expect(text).not.toMatch(/\b4747\b/);
  }
});

test('an identity number is masked everywhere, even in a misplaced field', async () => {
  const bureau = await startBureau();
  const identityNumber = '40000000464';
  await bureau.standing('enq_1', identityNumber);
  await bureau.phones('enq_1', identityNumber);
  await bureau.report('enq_1', identityNumber);
  await bureau.confirm('rpt:enq_1');
  await bureau.confirm(identityNumber);
  await bureau.call(`/${identityNumber}/${identityNumber}/${identityNumber}`);

  const visits = bureau.sandbox.journal.latest();
  const journal = JSON.stringify(visits.map(({ request, remark }) => ({ request, remark })));
  const console = await (await fetch(bureau.sandbox.url)).text();
  expect(visits).toHaveLength(6);
  for (const text of [journal, console, JSON.stringify(bureau.sandbox.messages())]) {
    expect(text).not.toContain(identityNumber);
  }
  expect(console).toContain('40*******64');
});
