-- Which calls outside were made for an order, and what came of each, for 30 days. What was sent or answered is not kept.
-- Equal calls of an hour are one row: what is not answered is asked again every two seconds.
-- No reference to order or attempt: rows are written in batches beside the answers, and neither is ever removed.
create table outside_call (
  -- In the order of writing, so that the oldest are found at its beginning.
  id bigint primary key generated always as identity,
  order_id text not null,
  -- Absent: before a payment has begun, or beside one.
  attempt_id text,
  party_kind text not null,
  party text not null,
  operation text not null,
  outcome text not null,
  hour timestamptz not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null,
  longest_ms real not null
);

create unique index outside_call_of_order
  on outside_call (order_id, attempt_id, party_kind, party, operation, outcome, hour) nulls not distinct;
