import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

  const tokenized = await processor.tokenized(cardWith('4129111111111111', { cvc: '4748' }));
  await processor.lookUpToken(tokenized);
  await processor.charge('att_token', tokenized);

  const ledgers = JSON.stringify(sandbox.transactions());
  const journal = JSON.stringify(sandbox.journal.latest().map(({ request, remark }) => ({ request, remark })));
  const console = await (await fetch(sandbox.url)).text();
  expect(ledgers).toContain('374427*****0003');
  expect(console).toContain('374427*****0003');
  for (const text of [ledgers, journal, console, bank.text]) {
    expect(text).not.toContain(americanExpress.number);
    expect(text).not.toContain(GOOD_CARD);
    expect(text).not.toContain('"4129111111111111"');
    expect(text).not.toMatch(/\b474[78]\b/);
    expect(text).not.toContain(tokenized.token);
  }
});

test('the folder of the sandbox contains neither the number nor the CVC of a tokenized card', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(dataFolder, { recursive: true }));
  const kept = await startProcessor({ dataFolder }, onTestFinished);
  const card = cardWith(GOOD_CARD, { cvc: '4749' });
  const token = await kept.tokenized(card);
  await kept.charge('att_kept', token);
  const files = await readdir(dataFolder);
  const texts = await Promise.all(files.map((file) => readFile(join(dataFolder, file), 'utf8')));
  const all = texts.join('');
  expect(all).toContain(token.token);
  expect(all).not.toContain(card.number);
  expect(all).not.toMatch(/"4749"/);
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
