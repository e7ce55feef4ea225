import { expect, test } from 'vitest';
import { cardWith, GOOD_CARD, startProcessor } from './processor.ts';

const processor = await startProcessor();
const { sandbox } = processor;
const look = async () => (await fetch(sandbox.url)).text();
const press = (path: string, behaviour: string) =>
  fetch(`${sandbox.url}${path}`, { method: 'POST', body: new URLSearchParams({ behaviour }), redirect: 'manual' });

test('payments are shown with amount, masked card, standing and reference', async () => {
  expect(await look()).toContain('No card has been charged yet.');
  await processor.charge('att_shown', cardWith(GOOD_CARD), { installmentCount: 3 });
  await processor.refund('att_shown', 'rfd:1', 690_000);
  await processor.charge('att_refused', cardWith('4129111111111111'));
  const page = await look();
  for (const words of [
    '9,030.00 TRY',
    '552879******0008 · 3 installments · 6,900.00 TRY refunded',
    'Charged',
    'att_shown',
  ]) {
    expect(page).toContain(words);
  }
  expect(page).toContain('10005 Do not honour');
});

test.each(['TESTDRIVE', 'PROCESSOR'])('%s misbehaves at the press of a button, and behaves again', async (party) => {
  expect((await press(`/console/parties/${party}/behaviour`, 'failing')).status).toBe(303);
  expect(sandbox.faults.of(party)).toBe('failing');
  await press(`/console/parties/${party}/behaviour`, 'normal');
  expect(sandbox.faults.of(party)).toBe('normal');
});

test('buttons that are not there do nothing', async () => {
  expect((await press('/console/parties/NOBODY/behaviour', 'down')).status).toBe(404);
  expect((await press('/console/parties/PROCESSOR/behaviour', 'tired')).status).toBe(400);
  expect((await press('/console/reservations/TD-NOTHING1/drop', '')).status).toBe(404);
});
