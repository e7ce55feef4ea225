import type { Database } from '../../../packages/server/src/database/open.ts';
import { carPeople } from '../../../packages/server/src/features/car-orders/rules.personal-data.ts';
import { transferPeople } from '../../../packages/server/src/features/transfer-orders/rules.personal-data.ts';
import { peopleOf } from '../../../packages/server/test/support/people.ts';
import { type Connection, NAMES } from './fill.ts';

const SEALED_AT_ONCE = 4_000;

export const nameOf = (number: number) => `Traveller ${number}`;

type Copy = { readonly n: number; readonly template: string; readonly order_id: string; readonly name_number: number };

/** Encrypts a template's personal data for each order that copies it, and computes the digests for the name search. */
export async function sealPeople(database: Database, client: Connection): Promise<void> {
  const people = peopleOf(database);
  const personalOf = new Map<string, (lastName: string) => object>();
  for (const row of await rowsOf(database, 'car_order')) {
    const { personal } = carPeople.split(people.car.read(row));
    personalOf.set(row.id, (lastName) => ({ ...personal, passenger: { ...personal.passenger, lastName } }));
  }
  for (const row of await rowsOf(database, 'transfer_order')) {
    const { personal } = transferPeople.split(people.transfer.read(row));
    personalOf.set(row.id, (lastName) => ({
      ...personal,
      passengers: personal.passengers.map((passenger) => ({ ...passenger, lastName })),
    }));
  }
  const sealed = ({ template, order_id, name_number }: Copy) =>
    people.sealing.seal(personalOf.get(template)!(nameOf(name_number)), order_id);

  await client.query('create unlogged table bench_seal (n integer, sealed bytea)');
  const { rows } = await client.query<{ first: number; last: number }>(
    'select min(n) as first, max(n) as last from bench_copy where is_known',
  );
  const { first, last } = rows[0]!;
  for (let from = first; from <= last; from += SEALED_AT_ONCE) {
    const { rows: copies } = await client.query<Copy>(
      'select n, template, order_id, name_number from bench_copy where n >= $1 and n < $2',
      [from, from + SEALED_AT_ONCE],
    );
    await client.query('insert into bench_seal select * from unnest($1::int[], $2::bytea[])', [
      copies.map(({ n }) => n),
      copies.map(sealed),
    ]);
  }
  await client.query('create unlogged table bench_name (agency_id integer, number integer, key bytea)');
  const { rows: agencies } = await client.query<{ agency_id: number }>('select agency_id from bench_agency');
  for (const { agency_id: agencyId } of agencies) {
    const numbers = Array.from({ length: NAMES }, (_, number) => number);
    const keys = numbers.map((number) => people.lastNameKeys(agencyId, nameOf(number))[0]!);
    await client.query('insert into bench_name select $1, * from unnest($2::int[], $3::bytea[])', [
      agencyId,
      numbers,
      keys,
    ]);
  }
  await client.query('analyze bench_seal; analyze bench_name');
}

// biome-ignore lint/suspicious/noExplicitAny: a complete row, as its store reads it
async function rowsOf({ pool }: Database, table: string): Promise<any[]> {
  return (await pool.query(`select * from ${table}`)).rows;
}
