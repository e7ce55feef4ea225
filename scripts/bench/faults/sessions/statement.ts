import { parties } from '@agency-booking/connector-contracts/parties';
import type { components } from '@agency-booking/connector-contracts/payment-processor';
import { call } from '../../../../packages/server/test/support/api.ts';

type Statement = components['schemas']['Statement'];
export type Line = Statement['transactions'][number];

const DAY_MS = 24 * 3_600_000;

/** Reads the processor's statements for yesterday and today, because a run can last past midnight. */
export async function readStatements(sandboxUrl: string): Promise<readonly Line[]> {
  const token = parties['payment-processor'].stagingKey;
  const lines: Line[] = [];
  for (const ago of [DAY_MS, 0]) {
    const day = new Date(Date.now() - ago).toISOString().slice(0, 10);
    let query = '';
    for (;;) {
      const { body } = await call<Statement>(`${sandboxUrl}/processor/statements/${day}${query}`, 'GET', { token });
      lines.push(...body.transactions);
      if (!body.nextCursor) break;
      query = `?cursor=${encodeURIComponent(body.nextCursor)}`;
    }
  }
  return lines;
}
