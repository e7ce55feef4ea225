import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../src/database/embedded.ts';
import { MIGRATIONS_FOLDER } from '../../src/database/migrations.ts';
import type { OpenPool } from '../../src/database/pool.ts';
import { statesThat } from '../support/payment-states.ts';

const RENAMING = '0033-payment-attempt-states.sql';

/**
 * Histories, each with its sequence of old states, its decline if there was one, and its sequence of new states. Every
 * old state ends at least one history.
 */
const histories: readonly (readonly [before: string, decline: object | null, now: string])[] = [
  ['awaiting3ds', null, 'awaiting3ds'],
  ['charging', null, 'charging'],
  ['awaiting3ds closing', null, 'awaiting3ds voiding'],
  ['charging charged', null, 'charging charged'],
  ['charging charged unbooking', null, 'charging charged cancellingReservation'],
  ['charging charged reversing', null, 'charging charged reversing'],
  ['charging charged settled', null, 'charging charged completed'],
  ['charging charged settled cancelling', null, 'charging charged completed cancelling'],
  ['charging charged settled cancelling settled', null, 'charging charged completed cancelling completed'],
  ['charging charged settled cancelling refunding', null, 'charging charged completed cancelling refunding'],
  [
    'charging charged settled cancelling refunding refunded',
    null,
    'charging charged completed cancelling refunding refunded',
  ],
  ['charging charged unbooking reversing reversed', null, 'charging charged cancellingReservation reversing reversed'],
  ['awaiting3ds expired', null, 'awaiting3ds expired'],
  ['awaiting3ds expired lateReversing', null, 'awaiting3ds expired reversingLateCharge'],
  [
    'awaiting3ds expired lateReversing lateReversed',
    null,
    'awaiting3ds expired reversingLateCharge lateChargeReversed',
  ],
  ['charging declined', { reason: 'refused', bankCode: 5 }, 'charging declined'],
  ['charging closing declined', { reason: 'noAnswer' }, 'charging voiding voided'],
  ['charging declined', { reason: 'noAnswer' }, 'charging voided'],
];
const last = (history: string) => history.split(' ').at(-1)!;

let opened: OpenPool;
beforeAll(async () => {
  opened = await openInMemory();
  const { pool } = opened;
  const before = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql') && name < RENAMING);
  for (const name of before.sort()) await pool.query(readFileSync(MIGRATIONS_FOLDER + name, 'utf8'));
  await pool.query(`
    insert into agency (name, may_use_full_credit, may_use_limited_credit, may_pay_by_limit, may_use_custom_billing,
      may_read_reference_data, may_check_credit)
    values ('Horizon Travel', true, true, true, true, true, true)`);
  for (const [index, [history, decline]] of histories.entries()) {
    await pool.query(
      `insert into payment_attempt (id, order_kind, order_id, agency_id, method, status, amount, currency, decline, context,
         watch_until, changed_at, wake_at)
       values ($1, 'car', $1, 1, 'card', $2, 10000, 'TRY', $3, '{}', now(), now(), '2027-03-01T09:00:00Z')`,
      [`att_${index}`, last(history), decline],
    );
    for (const [step, status] of history.split(' ').entries()) {
      await pool.query(
        'insert into attempt_transition (attempt_id, from_status, to_status, moved_at) values ($1, $2, $3, now())',
        [`att_${index}`, history.split(' ')[step - 1], status],
      );
    }
  }
  // A migration runs in one transaction, as these statements do.
  await pool.query(readFileSync(MIGRATIONS_FOLDER + RENAMING, 'utf8'));
});
afterAll(() => opened.close());

test.each(histories.map(([before, decline, now], index) => [before, decline?.valueOf() ?? 'no decline', now, index]))(
  'an attempt with the old status %s and the decline %o has the new status %s',
  async (_before, decline, now, index) => {
    const { rows } = await opened.pool.query(
      `select status, due_at, decline, (select string_agg(to_status, ' ' order by id) from attempt_transition
         where attempt_id = attempt.id) as history,
         (select string_agg(from_status, ' ' order by id) from attempt_transition where attempt_id = attempt.id) as froms
       from payment_attempt attempt where id = $1`,
      [`att_${index}`],
    );
    const states = String(now).split(' ');
    expect(rows).toEqual([
      {
        status: states.at(-1),
        due_at: new Date('2027-03-01T09:00:00Z'),
        decline: states.at(-1) === 'declined' ? decline : null,
        history: now,
        froms: states.length > 1 ? states.slice(0, -1).join(' ') : null,
      },
    ]);
  },
);

test('every current status is reached from an old status, and orders stay payable or unpayable', async () => {
  const payable = statesThat((state) => state.payable);
  for (const [index, [, , now]] of histories.entries()) {
    const second = opened.pool.query(
      `insert into payment_attempt (id, order_kind, order_id, agency_id, method, status, amount, currency, context, watch_until,
         changed_at)
       values ($1, 'car', $2, 1, 'card', 'charging', 10000, 'TRY', '{}', now(), now())`,
      [`att_second_${index}`, `att_${index}`],
    );
    if (payable.includes(last(now))) await expect(second).resolves.toMatchObject({ rowCount: 1 });
    else await expect(second).rejects.toThrow('payment_attempt_one_current');
  }
  const reached = new Set(histories.map(([, , now]) => last(now)));
  // This state was added after the migration.
  expect(statesThat(() => true).filter((state) => !reached.has(state))).toEqual(['withdrawn']);
});
