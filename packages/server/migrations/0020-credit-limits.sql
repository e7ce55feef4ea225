-- Credit that an agency spends from. Records of one currency stand side by side: never merged, never split.
create table credit_record (
  id integer primary key,
  agency_id integer not null references agency,
  currency text not null check (currency in ('TRY', 'USD', 'EUR', 'GBP')),
  is_active boolean not null default true,
  -- Minor units; always what the entries of the ledger leave in the account `available`.
  remaining bigint not null default 0 check (remaining >= 0)
);

create index credit_record_choice on credit_record (agency_id, currency, id) where is_active;

-- Double entry: one row moves an amount from the credited to the debited account of one record.
create table ledger_entry (
  id bigint primary key generated always as identity,
  record_id integer not null references credit_record,
  attempt_id text,
  kind text not null check (kind in ('opening', 'hold', 'post', 'reverse', 'refund')),
  debit_account text not null check (debit_account in ('granted', 'available', 'held', 'spent')),
  credit_account text not null check (credit_account in ('granted', 'available', 'held', 'spent')),
  amount bigint not null check (amount > 0),
  entered_at timestamptz not null,
  check (debit_account <> credit_account),
  check ((attempt_id is null) = (kind = 'opening')),
  unique (attempt_id, kind)
);

create index ledger_entry_statement on ledger_entry (record_id, id);
create unique index ledger_entry_opened_once on ledger_entry (record_id) where kind = 'opening';
-- What is held is either spent or given back, never both.
create unique index ledger_entry_hold_ends_once on ledger_entry (attempt_id) where kind in ('post', 'reverse');
