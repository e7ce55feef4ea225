import type { Connection } from './fill.ts';

/** Retention of events and request log entries, in days. */
const KEPT_DAYS = 30;
const ATTEMPTS_OF_AN_ORDER = 4;
const GRANTED = 50_000_000_000;

/** Columns whose values are also shifted by the time between order and pick-up. */
const BY_PICK_UP = new Set([
  'pick_up_at',
  'return_at',
  'last_pick_up_at',
  'first_pick_up_at',
  'watch_until',
  'expires_at',
]);

type Table = {
  readonly name: string;
  /** SQL expression for the order that a template row `t` belongs to. */
  readonly of: string;
  readonly joins?: string;
  readonly where?: string;
  readonly columns?: Readonly<Record<string, string>>;
};

/** Returns SQL for a number that no template row has. */
const numberOf = (place: string, each: number) => `1 + c.n * ${each} + ${place}`;
const ORDER = {
  id: 'c.order_id',
  personal_sealed: 'seal.sealed',
  personal_data_erased_at: `case when not c.is_known then t.pick_up_at + c.shift_of_pick_up + interval '93 days' end`,
  tracking_id: `case when c.n % 2 = 0 then 'T-' || c.n end`,
  vendor_reservation_id: `t.vendor_reservation_id || '-' || c.n`,
};
const withSeal = 'left join bench_seal seal on seal.n = c.n';
/** Returns SQL for an attempt ID that is as random as the ID of its order. */
const idOf = (id: string) => `'att_' || substr(c.order_id, 5) || substr(${id}, 5, 6)`;
const ofAttempt = 'join payment_attempt_template attempt on attempt.id = t.attempt_id';
const PAYMENT = numberOf(
  '(select place from payment_attempt_template one where one.payment_id = t.payment_id)',
  ATTEMPTS_OF_AN_ORDER,
);

const TABLES: readonly Table[] = [
  { name: 'car_order', of: 't.id', joins: withSeal, columns: ORDER },
  {
    name: 'payment_attempt',
    of: 't.order_id',
    columns: {
      id: idOf('t.id'),
      payment_id: numberOf('t.place', ATTEMPTS_OF_AN_ORDER),
      transaction_id: `t.transaction_id || '-' || c.n`,
      vendor_reservation_id: ORDER.vendor_reservation_id,
      due_at: `case when t.watch_until + c.shift_of_pick_up > now() then t.due_at + c.shift_of_pick_up end`,
    },
  },
  {
    name: 'attempt_transition',
    of: 'attempt.order_id',
    joins: ofAttempt,
    columns: { attempt_id: idOf('t.attempt_id') },
  },
  {
    name: 'ledger_entry',
    of: 'attempt.order_id',
    joins: `${ofAttempt} join bench_record record on record.agency_id = c.agency_id`,
    columns: { attempt_id: idOf('t.attempt_id'), record_id: 'record.id' },
  },
  {
    name: 'car_order_item',
    of: 't.order_id',
    columns: {
      id: numberOf('t.place', ATTEMPTS_OF_AN_ORDER),
      payment_id: PAYMENT,
      vendor_reservation_id: ORDER.vendor_reservation_id,
    },
  },
  { name: 'car_order_status', of: 't.order_id' },
  {
    name: 'transfer_order',
    of: 't.id',
    joins: withSeal,
    columns: {
      ...ORDER,
      passengers_erased_at: `case when t.created_at + c.shift < now() - interval '29 days' then t.created_at + c.shift + interval '29 days' end`,
    },
  },
  {
    name: 'event',
    of: 't.order_id',
    where: `where t.occurred_at + c.shift > now() - interval '${KEPT_DAYS} days'`,
    columns: {
      name: 'gen_random_uuid()',
      position: `row_number() over (partition by c.agency_id order by t.occurred_at + c.shift, c.n) + 1000`,
      tracking_id: ORDER.tracking_id,
      payment_id: PAYMENT,
      credit_record_id: 'null',
    },
  },
];

type Copy = { readonly name: string; readonly isOfPeople: boolean; readonly statement: string };

const othersOf = (orders: number): readonly Copy[] => [
  {
    name: 'order_person',
    isOfPeople: false,
    statement: `insert into order_person select agency_id, substring(sha256(n::text::bytea) from 1 for 16), order_id from bench_copy where is_known`,
  },
  {
    name: 'request_log',
    isOfPeople: false,
    statement: `insert into request_log (at, agency_id, key_id, request_id, operation, status, error_key, duration_ms, is_repeat)
     select now() - interval '${KEPT_DAYS} days' * (1 - n / ${orders}::float8), agency_id, 'key_' || n % 7, 'req_' || n, 'operation' || n % 40,
       case when n % 50 = 0 then 402 when n % 9001 = 0 then 500 else 200 end,
       case when n % 50 = 0 then 'error.number' || n % 20 when n % 9001 = 0 then 'server.error' end, 5 + n % 700, false
     from bench_copy order by n`,
  },
  {
    name: 'order_last_name',
    isOfPeople: true,
    statement: `insert into order_last_name select c.agency_id, key, order_id
       from bench_copy c join bench_name on bench_name.agency_id = c.agency_id and number = name_number where is_known`,
  },
];

type Work = {
  readonly orders: number;
  /** Resolves once all personal data is encrypted. */
  readonly sealing: Promise<void>;
  readonly say: (line: string) => void;
};

/** Over two connections, copies each template row, with shifted times, for every planned order that uses it. */
export async function copyAll(clients: readonly Connection[], { orders, sealing, say }: Work): Promise<void> {
  const [client] = clients;
  for (const { name } of TABLES)
    await client!.query(
      `create unlogged table ${name}_template with (toast_tuple_target = 8160) as select *, 0 as place from ${name}`,
    );
  for (const name of ['payment_attempt', 'car_order_item']) {
    const key = name === 'payment_attempt' ? 'payment_id' : 'id';
    await client!.query(
      `update ${name}_template t set place = (select count(*) from ${name}_template before where before.order_id = t.order_id and before.${key} < t.${key})`,
    );
  }
  await openRecords(client!);
  const copies: Copy[] = [];
  for (const table of TABLES)
    copies.push({ name: table.name, isOfPeople: table.joins === withSeal, statement: await copyOf(client!, table) });
  copies.push(...othersOf(orders));
  for (const isOfPeople of [false, true]) {
    if (isOfPeople) await sealing;
    await share(
      clients,
      copies.filter((copy) => copy.isOfPeople === isOfPeople),
      write,
    );
  }
  say('orders are copied');
  await client!.query(`
    insert into event_feed select agency_id, max(position) from event where position is not null group by agency_id
      on conflict (agency_id) do update set last_position = excluded.last_position;
    insert into ledger_entry (record_id, kind, debit_account, credit_account, amount, entered_at)
    select id, 'opening', 'available', 'granted', ${GRANTED} + coalesce(held, 0), now() - interval '366 days'
    from bench_record left join (
      select record_id, sum(case when credit_account = 'available' then amount when debit_account = 'available' then -amount else 0 end) as held
      from ledger_entry group by record_id
    ) entered on record_id = id;
    drop table bench_record, ${TABLES.map(({ name }) => `${name}_template`).join(', ')}`);
  // Runs after the last transaction. While other transactions might not see the rows, a vacuum cannot mark them as
  // all-visible, and queries would have to read them from the table.
  await share(
    clients,
    [...copies.map(({ name }) => name), 'credit_record, event_feed'],
    async (free, names) => void (await free.query(`vacuum analyze ${names}`)),
  );
}

/** Creates a credit record for each agency, in addition to the existing records from staging. */
async function openRecords(client: Connection): Promise<void> {
  await client.query(`
    create unlogged table bench_record as select agency_id, 500000 + agency_id as id from bench_agency;
    insert into credit_record (id, agency_id, currency, remaining) select id, agency_id, 'TRY', ${GRANTED} from bench_record`);
}

async function copyOf(
  client: Connection,
  { name, of, joins = '', where = '', columns: own = {} }: Table,
): Promise<string> {
  const { rows } = await client.query<{
    column_name: string;
    data_type: string;
    is_always: boolean;
    is_identity: string;
  }>(
    `select column_name, data_type, is_identity from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [name],
  );
  const columns = rows.flatMap(({ column_name: column, data_type, is_identity }) => {
    if (own[column]) return [[column, own[column]]];
    if (is_identity === 'YES') return [];
    if (column === 'agency_id' || column === 'user_id') return [[column, `c.${column}`]];
    if (column === 'order_id') return [[column, 'c.order_id']];
    if (data_type !== 'timestamp with time zone') return [[column, `t.${column}`]];
    if (BY_PICK_UP.has(column)) return [[column, `t.${column} + c.shift_of_pick_up`]];
    // `least` ignores nulls, but a missing time must remain missing.
    return [[column, `case when t.${column} is not null then least(t.${column} + c.shift, now()) end`]];
  });
  return `insert into ${name} (${columns.map(([column]) => column).join(', ')})
    select ${columns.map(([, value]) => value).join(', ')}
    from ${name}_template t ${joins.startsWith('join payment') ? ofAttempt : ''} join bench_copy c on c.template = ${of}
    ${joins.replace(ofAttempt, '')} ${where}`;
}

/** Distributes the work: each connection takes the next item when it is free. */
async function share<Work>(
  clients: readonly Connection[],
  work: readonly Work[],
  take: (client: Connection, work: Work) => Promise<void>,
): Promise<void> {
  const left = [...work];
  await Promise.all(
    clients.map(async (client) => {
      for (let next = left.shift(); next; next = left.shift()) await take(client, next);
    }),
  );
}

/**
 * Builds each index once, after the rows have been inserted. A table that was created in the same transaction needs no
 * write-ahead log.
 */
async function write(client: Connection, { name, statement }: Copy): Promise<void> {
  await client.query(`
    begin;
    cluster ${name} using ${name}_pkey;
    update pg_index set indisready = false, indisvalid = false where indrelid = '${name}'::regclass;
    ${statement};
    reindex table ${name};
    commit`);
}
