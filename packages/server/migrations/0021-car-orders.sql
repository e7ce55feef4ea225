create table car_order (
  id text primary key,
  agency_id integer not null references agency,
  user_id text not null references agency_user,
  -- Whose order it is, as the agency said; kept for audit.
  end_user_address inet not null,
  payment_type text not null check (payment_type in ('creditCard', 'limit')),
  credit_type text check (credit_type in ('full', 'limited')),
  currency text not null check (currency in ('TRY', 'USD', 'EUR', 'GBP')),
  language text not null check (language in ('en', 'tr', 'de')),
  tracking_id text,
  vendor_code text not null,
  offer_code text not null,
  pick_up_at timestamptz not null,
  free_cancellation_hours integer not null check (free_cancellation_hours >= 0),
  -- Minor units: what is to be paid, and the part of it that a late cancellation costs.
  amount bigint not null check (amount >= 0),
  day_rent bigint not null check (day_rent >= 0),
  -- Who drives, document numbers included: the vendor needs them until the car is handed over.
  passenger jsonb not null,
  billing jsonb not null,
  created_at timestamptz not null,
  -- With the interest of installments; null until it is paid.
  paid_amount bigint check (paid_amount > 0)
);

create table car_order_item (
  -- In the order in which they were ordered, the car first.
  id integer primary key generated always as identity,
  order_id text not null references car_order,
  kind text not null check (kind in ('car', 'extra')),
  -- As the search offered it.
  product jsonb not null,
  quantity integer not null check (quantity > 0),
  status text not null default 'pending' check (status in ('pending', 'reserved', 'failed', 'cancelled', 'removed')),
  vendor_cancelled boolean not null default false,
  vendor_reservation_id text,
  payment_id integer,
  updated_at timestamptz not null,
  check (status <> 'reserved' or (vendor_reservation_id is not null and payment_id is not null))
);

create index car_order_item_of_order on car_order_item (order_id);
create unique index car_order_item_one_car on car_order_item (order_id) where kind = 'car';

create table idempotency_key (
  agency_id integer not null references agency,
  operation text not null,
  key text not null,
  -- SHA-256 of the request's body.
  fingerprint bytea not null check (length(fingerprint) = 32),
  -- What the request created.
  result_id text not null,
  expires_at timestamptz not null,
  primary key (agency_id, operation, key)
);

create index idempotency_key_expiry on idempotency_key (expires_at);
