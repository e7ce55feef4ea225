-- What a supplier was asked to change of a transfer and has not answered yet: one change of an order at a time.
create table transfer_order_change (
  order_id text primary key references transfer_order,
  agency_id integer not null references agency,
  -- What it is called toward the supplier: asked again, it is the same change.
  reference text not null,
  -- Sealed: who travels, or flight and time.
  content bytea not null,
  asked_at timestamptz not null,
  -- Until when a call waits for the answer. Then anybody asks again.
  leased_until timestamptz not null
);

create index transfer_order_change_unanswered on transfer_order_change (leased_until);

-- When the carrier has reported who travels.
alter table transfer_order add column passengers_reported_at timestamptz;
