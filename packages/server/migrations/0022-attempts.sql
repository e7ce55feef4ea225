create table payment_attempt (
  -- Also the reference toward the outside, so it never changes over retries.
  id text primary key,
  -- What a partner sees as paymentID.
  payment_id integer not null unique generated always as identity,
  order_kind text not null check (order_kind in ('car', 'transfer')),
  order_id text not null,
  agency_id integer not null references agency,
  method text not null check (method in ('card', 'limit')),
  status text not null check (status in (
    'awaiting3ds', 'charging', 'charged', 'closing', 'unbooking', 'reversing',
    'settled', 'declined', 'reversed', 'expired', 'lateReversing', 'lateReversed',
    'cancelling', 'refunding', 'refunded'
  )),
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('TRY', 'USD', 'EUR', 'GBP')),
  card_first_six text check (card_first_six ~ '^[0-9]{6}$'),
  card_last_four text check (card_last_four ~ '^[0-9]{4}$'),
  -- The processor's name for the charge.
  transaction_id text,
  -- The page that sends the customer to the bank; kept while the bank is awaited.
  challenge text,
  called_back_at timestamptz,
  decline jsonb,
  booking_message text,
  -- The vendor's name for the reservation; it stays after a cancellation.
  vendor_reservation_id text,
  refund_amount bigint check (refund_amount between 0 and amount),
  cancelled_by text check (cancelled_by in ('agency', 'vendor')),
  -- What the one who pays wants back with the outcome, such as where the customer goes then.
  context jsonb not null,
  -- Until when the vendor is asked now and then whether the reservation still stands.
  watch_until timestamptz not null,
  changed_at timestamptz not null,
  -- Until when the status may last without being noteworthy.
  deadline_at timestamptz,
  -- When a worker looks at it next; in the future while somebody is at it. Null: nothing is left to do.
  wake_at timestamptz,
  alerted_at timestamptz
);

-- An order has one attempt that counts. Those that came to nothing do not, and leave it payable.
create unique index payment_attempt_one_standing on payment_attempt (order_kind, order_id)
  where status not in ('declined', 'expired', 'lateReversing', 'lateReversed');
create index payment_attempt_of_order on payment_attempt (order_kind, order_id);
create index payment_attempt_waking on payment_attempt (wake_at) where wake_at is not null;
create index payment_attempt_overdue on payment_attempt (deadline_at) where deadline_at is not null and alerted_at is null;

alter table ledger_entry add foreign key (attempt_id) references payment_attempt;

-- Append-only: how each attempt came to be what it is.
create table attempt_transition (
  id bigint primary key generated always as identity,
  attempt_id text not null references payment_attempt,
  from_status text,
  to_status text not null,
  moved_at timestamptz not null
);

create index attempt_transition_of_attempt on attempt_transition (attempt_id, id);

-- What browsers brought back from the bank. Only what matches an attempt is kept, so that strangers cannot fill it.
create table callback_inbox (
  attempt_id text not null references payment_attempt,
  transaction_id text not null,
  first_received_at timestamptz not null,
  times_received integer not null default 1,
  primary key (attempt_id, transaction_id)
);
