import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { scrub } from './scrub.ts';

test.each([
  'card 5528790000000008 declined',
  '5528 7900 0000 0008',
  '5528-7900-0000-0008',
  'amex 374427000000003.',
  'identity 10000000146',
  'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c3IifQ.abc-DEF_123',
  'rt_fam_jVZo3Yop8rawUoBPzMVd4g.1.YJjrn1YQ5CE9_QOGAACIBKEvMjrhAtjxdtt4NirOL5s',
  'sk_staging_horizon_5f1d0c7a9be24836',
  'cut off: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c3I',
  '5528.7900.0000.0008',
  '5528/7900/0000/0008',
  '5528_7900_0000_0008',
  '5528\u00a07900\u00a00000\u00a00008',
  '5528 - 7900 - 0000 - 0008',
  '5528790000000008 123',
  '5528790000000008123',
  '374427000000003 1234',
  '5528790000000008 12/27 123',
  'pay 3 5528790000000008',
])('the log masks %s', (line) => {
  const masked = scrub(line);
  expect(masked).toContain('***');
  expect(masked).not.toMatch(/\d{3}/);
});

test.each([
  '"time":"2027-03-01T09:00:00.000Z"',
  'order 1234567890123',
  'amount 99999999999',
  'CAR-5528790000',
  '+905321234567',
  'at 203.0.113.24 and 203.0.113.25',
  '2027-03-01 09:00:00',
  '1772355600000 milliseconds',
  'a start_up of keyJar, risk_free',
])('the log keeps %s', (line) => {
  expect(scrub(line)).toBe(line);
});

/** Inputs that a quadratic implementation would take minutes to process. */
test.each([
  ['digits', '3', '***'],
  ['digits separated by spaces', '3 ', '*** '],
  ['token prefixes', 'eyJ-', '***'],
])('a million characters of %s are masked in one pass', (_, piece, masked) => {
  expect(scrub(piece.repeat(1_000_000 / piece.length))).toBe(masked);
});

test('a million characters of numbers that are not card numbers are kept, in one pass', () => {
  const line = '3333333333333333 x '.repeat(50_000);
  expect(scrub(line)).toBe(line);
});

test('a long message is masked before it is cut, so no part of a number remains', () => {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  log.error({ error: new Error(`${'x'.repeat(9_990)} 5528790000000008 ${'y'.repeat(100_000)}`) }, 'failed');
  const { message } = JSON.parse(lines[0]!).error;
  expect(message).toHaveLength(10_001);
  expect(message).toMatch(/x \*\*\* y+…$/);
});

test('an error is logged with cause and code, masked, and without the values of the row', () => {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const cause = Object.assign(new Error('duplicate'), { code: '23505', detail: 'Key (email)=(a@b.example) exists' });
  log.error({ error: new Error('card 5528790000000008', { cause }) }, 'failed');
  expect(JSON.parse(lines[0]!)).toMatchObject({
    msg: 'failed',
    error: { message: 'card ***', cause: { message: 'duplicate', code: '23505' } },
  });
  expect(lines[0]).not.toContain('a@b.example');
});

test('trace IDs that resemble a card number are kept, but only in their own fields', () => {
  const lines: string[] = [];
  const ids = { traceId: 'ad1c25876469305391033ab0937370cc', spanId: '5528790000000008' };
  const log = createLog(
    'info',
    (line) => lines.push(line),
    () => ids,
  );
  log.info({ said: JSON.stringify(ids) }, `told of "spanId":"${ids.spanId}"`);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    ...ids,
    msg: 'told of "spanId":"***"',
    said: '{"traceId":"ad1c***ab0937370cc","spanId":"***"}',
  });
});
