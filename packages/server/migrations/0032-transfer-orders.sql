create table transfer_order (
  id text primary key,
  agency_id integer not null references agency,
  user_id text not null references agency_user,
  -- Whose order it is, as the agency said; kept for audit.
  end_user_address inet not null,
  supplier_code text not null,
  offer_code text not null,
  pick_up_at timestamptz not null,
  -- Until when it can be paid.
  expires_at timestamptz not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('TRY', 'USD', 'EUR', 'GBP')),
  -- As the search offered it; json and not jsonb, to be shown as it was shown, down to the order of its fields.
  product json not null,
  -- Who travels, document numbers included: the supplier may have to name them to the authorities.
  passengers json not null,
  -- As the agency sent it, or its registered address as it was then.
  billing json not null,
  flight_number text,
  return_flight_number text,
  created_at timestamptz not null,
  status text not null default 'pendingPayment'
    check (status in ('pendingPayment', 'reserved', 'canceled', 'expired', 'failed')),
  -- The supplier's name for the reservation; it stays after a cancellation.
  vendor_reservation_id text,
  updated_at timestamptz not null,
  check (status not in ('reserved', 'canceled') or vendor_reservation_id is not null)
);

-- Where the invoice goes when an order says nothing else.
create table agency_billing_address (
  agency_id integer primary key references agency,
  address jsonb not null
);
