import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { paymentStates } from '../../test/support/payment-states.ts';
import type { Database } from '../database/open.ts';
import { DURATIONS } from './rules.ts';
import { deadlineOf, dueAtOf, isLive, isPaying, states, statuses, statusesThat } from './states.ts';

const now = new Date('2027-03-01T09:00:00Z');
const later = new Date('2027-03-01T09:01:00Z');
const watchUntil = new Date('2027-03-02T09:00:00Z');
const reserved = { status: 'completed', changedAt: now, firstPickUpAt: watchUntil, watchUntil } as const;

describe('the state table', () => {
  test('the state table matches the reviewed list of transitions, live, paying and payable states', () => {
    const table = statuses.map((status) => [
      status,
      {
        live: isLive(status) || undefined,
        paying: isPaying(status) || undefined,
        payable: states[status].leavesPayable,
        to: Object.keys(states[status].to),
      },
    ]);
    expect(Object.fromEntries(table)).toEqual(paymentStates);
  });

  test('every state with a transition has a next step and is due again, and a final state has neither', () => {
    for (const status of statuses) {
      const leadsOn = Object.keys(states[status].to).length > 0;
      const dueAt = dueAtOf({ ...reserved, status, watchUntil: later }, now, DURATIONS);
      expect([states[status].next !== undefined, dueAt !== undefined], status).toEqual([leadsOn, leadsOn]);
    }
  });

  test('states with a deadline, and those that the bank may still charge, are retried every 2 seconds', () => {
    for (const status of [...statusesThat(({ deadline }) => deadline !== undefined), 'expired', 'withdrawn'] as const) {
      const dueAt = dueAtOf({ ...reserved, status, watchUntil: now }, now, DURATIONS);
      expect(dueAt, status).toEqual(new Date('2027-03-01T09:00:02Z'));
    }
  });

  test('a reservation is polled until the service begins', () => {
    expect(dueAtOf({ ...reserved, watchUntil: later }, now, DURATIONS)).toEqual(new Date('2027-03-01T09:00:30Z'));
    const soon = new Date('2027-03-01T09:00:20Z');
    expect(dueAtOf({ ...reserved, watchUntil: soon }, now, DURATIONS)).toEqual(soon);
    expect(dueAtOf({ ...reserved, watchUntil: now }, now, DURATIONS)).toBeUndefined();
  });

  test('a customer has 15 minutes at the bank, and an external party has one minute to answer', () => {
    expect(deadlineOf({ status: 'awaiting3ds', watchUntil }, now, DURATIONS)).toEqual(new Date('2027-03-01T09:15:00Z'));
    expect(deadlineOf({ status: 'charging', watchUntil }, now, DURATIONS)).toEqual(later);
    expect(deadlineOf({ status: 'completed', watchUntil }, now, DURATIONS)).toBeUndefined();
  });
});

describe('the database schema', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const namedIn = async (query: string) => {
    const { rows } = await database.pool.query<{ expression: string }>(query);
    return [...rows[0]!.expression.matchAll(/'(\w+)'/g)].map(([, status]) => status).sort();
  };

  test('the schema allows exactly the states of the table', async () => {
    const query = `select pg_get_constraintdef(oid) as expression from pg_constraint
      where conname = 'payment_attempt_status_check'`;
    expect(await namedIn(query)).toEqual([...statuses].sort());
  });

  test('the schema allows one attempt per order, apart from those that leave the order payable', async () => {
    const query = `select pg_get_expr(indpred, indrelid) as expression from pg_index
      where indexrelid = 'payment_attempt_one_current'::regclass`;
    expect(await namedIn(query)).toEqual([...statusesThat(({ leavesPayable }) => leavesPayable === true)].sort());
  });
});

function diagram(): string {
  const begins = statuses.flatMap((status) =>
    states[status].begins ? `[*] --> ${status}: ${states[status].begins}` : [],
  );
  const transitions = statuses.flatMap((from) =>
    Object.entries(states[from].to).map(([to, label]) => `${from} --> ${to}: ${label}`),
  );
  const ends = statusesThat(({ to }) => Object.keys(to).length === 0).map((status) => `${status} --> [*]`);
  return ['stateDiagram-v2', ...[...begins, ...transitions, ...ends].map((line) => `  ${line}`)].join('\n');
}

test('ARCHITECTURE.md shows the diagram of the state table; `vitest run states -u` redraws it', async () => {
  const page = fileURLToPath(new URL('../../../../ARCHITECTURE.md', import.meta.url));
  const withDiagram = readFileSync(page, 'utf8').replace(/(?<=```mermaid\n)stateDiagram-v2[^`]*(?=\n```)/, diagram());
  expect(withDiagram).toContain(diagram());
  await expect(withDiagram).toMatchFileSnapshot(page);
});
