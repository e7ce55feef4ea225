-- What the feed said, whenever it said something else than before. Prices are of `unit` pieces in the base currency:
-- [{currency, unit, buying, selling}].
create table exchange_rate (
  id bigint generated always as identity primary key,
  source text not null,
  base text not null,
  as_of date not null,
  published_at timestamptz not null,
  fetched_at timestamptz not null,
  rates jsonb not null,
  -- Too far from what was in use: it converts nothing until a person accepts it.
  is_held boolean not null,
  -- The row before, 0 for the first: of two processes that hear something new, one writes it.
  after_id bigint not null unique
);

create table exchange_rate_acceptance (
  rate_id bigint primary key references exchange_rate,
  accepted_by text not null,
  accepted_at timestamptz not null
);

-- What an agency pays on top of the rate, in hundredths of a percent. The last row of an agency counts; without one it is 0.
create table exchange_margin (
  id bigint generated always as identity primary key,
  agency_id integer not null references agency,
  basis_points integer not null check (basis_points between 0 and 2000),
  set_by text not null,
  set_at timestamptz not null
);
create index exchange_margin_of_agency on exchange_margin (agency_id, id desc);

-- What the prices of an order, and so its refunds, were converted with; null: nothing was converted.
alter table car_order add column exchange_rate_id bigint;
alter table transfer_order add column exchange_rate_id bigint;
