-- What the books of a party say otherwise than ours. A difference lasts until a later look no longer finds it.
create table reconciliation_difference (
  id bigint primary key generated always as identity,
  -- The code of the vendor, supplier or processor; CREDIT is the ledger of credit limits.
  party text not null,
  -- What both sides call the payment or the reservation.
  reference text not null,
  kind text not null check (kind in (
    'unknownToUs', 'unknownToThem', 'amountDiffers', 'currencyDiffers', 'stateDiffers', 'chargedTwice'
  )),
  -- The day, in UTC, on which the payment began; of one that is unknown to us, the day of the party's statement.
  day date not null,
  attempt_id text references payment_attempt,
  -- What each side has, as it was found last.
  ours jsonb,
  theirs jsonb not null,
  found_at timestamptz not null,
  gone_at timestamptz
);
create unique index reconciliation_difference_standing on reconciliation_difference (party, reference, kind)
  where gone_at is null;
create index reconciliation_difference_of_day on reconciliation_difference (party, day) where gone_at is null;

-- Append-only: which days were compared, and what came of it.
create table reconciliation_run (
  id bigint primary key generated always as identity,
  reason text not null check (reason in ('daily', 'asked')),
  days date[] not null,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  -- Statements of a party and a day that were compared, and those that could not be had.
  statements integer not null check (statements >= 0),
  unanswered integer not null check (unanswered >= 0),
  -- Payments and reservations of ours that were looked for.
  compared integer not null check (compared >= 0),
  -- How many differences stand by kind, and how many of them are new; how many have gone.
  differences jsonb not null,
  opened integer not null check (opened >= 0),
  gone integer not null check (gone >= 0)
);

-- One row: when the daily run is due, and until when a process is at it.
create table reconciliation_schedule (
  is_the_one boolean primary key default true check (is_the_one),
  due_at timestamptz not null,
  leased_until timestamptz
);
insert into reconciliation_schedule (due_at)
  values (date_trunc('day', now() at time zone 'utc') at time zone 'utc' + interval '27 hours');

-- What began or changed on a day, and what was held on one.
create index attempt_transition_moved on attempt_transition (moved_at);
create index ledger_entry_held on ledger_entry (entered_at) where kind = 'hold';
