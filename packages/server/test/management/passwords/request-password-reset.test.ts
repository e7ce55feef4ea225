import { afterAll, beforeAll, expect, test } from 'vitest';
import { portalAs, visitPortal } from '../../support/portal.ts';
import { type Staging, startStaging } from '../../support/staging.ts';

let staging: Staging;
beforeAll(async () => {
  staging = await startStaging();
});
afterAll(() => staging.stop());

const ask = (email: string) => visitPortal(staging.service).call('POST', '/password-resets', { body: { email } });

test('204: known and unknown addresses get the same response and cause the same number of SQL statements', async () => {
  const { email } = await portalAs(staging.service, 'viewer');
  const counts: number[] = [];
  for (const address of [email, 'stranger@portal.example']) {
    const before = staging.service.statements.get('requestPasswordReset') ?? 0;
    const answer = await ask(address);
    expect([answer.status, answer.text]).toEqual([204, '']);
    counts.push(staging.service.statements.get('requestPasswordReset')! - before);
  }
  expect(counts[0]).toBe(counts[1]);
});
