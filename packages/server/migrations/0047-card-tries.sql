-- Which card was tried by which payment, so that declines are counted over orders. The card is a keyed hash of its number. A row
-- lives for an hour.
create table card_try (
  attempt_id text primary key references payment_attempt (id),
  agency_id integer not null references agency (id),
  card bytea not null,
  bin text not null,
  tried_at timestamptz not null
);
create index card_try_of_agency on card_try (agency_id, tried_at);
create index card_try_of_card on card_try (card, tried_at);
