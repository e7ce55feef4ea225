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
])('%s is masked', (line) => {
  const masked = scrub(line);
  expect(masked).toContain('***');
  expect(masked).not.toMatch(/\d{4}/);
});

test.each([
  '"time":"2027-03-01T09:00:00.000Z"',
  'order 1234567890123',
  'amount 99999999999',
  'CAR-5528790000',
  '+905321234567',
])('%s stays', (line) => {
  expect(scrub(line)).toBe(line);
});

test('an error is logged with its cause and code, scrubbed, and without the row that was at fault', () => {
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
