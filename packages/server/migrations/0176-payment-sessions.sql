-- A link with which the traveller pays for a car order. Every change first locks the row of the order.
create table payment_session (
  id text primary key,
  agency_id integer not null references agency,
  order_id text not null references car_order,
  status text not null check (status in ('open', 'processing', 'paid', 'failed', 'expired', 'cancelled')),
  cancel_reason text check (cancel_reason in ('requested', 'orderPaid', 'orderEnded')),
  -- SHA-256 of the secret in the link.
  link_hash bytea not null unique check (length(link_hash) = 32),
  return_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  changed_at timestamptz not null,
  check ((status = 'cancelled') = (cancel_reason is not null))
);

create unique index payment_session_current on payment_session (order_id) where status in ('open', 'processing');
create index payment_session_expiry on payment_session (expires_at) where status = 'open';

-- The session that started the payment. Null: the agency started it.
alter table payment_attempt add column payment_session_id text;
create index payment_attempt_of_session on payment_attempt (payment_session_id) where payment_session_id is not null;

alter table event add column payment_session_id text;

create function tell_payment_session() returns trigger language plpgsql as $$
begin
  insert into event (agency_id, type, occurred_at, order_id, payment_session_id, status, previous_status)
  values (new.agency_id, 'paymentSession.' || new.status, new.changed_at, new.order_id, new.id, new.status, old.status);
  return null;
end
$$;

create trigger payment_session_is_told after insert on payment_session
  for each row execute function tell_payment_session();
create trigger payment_session_change_is_told after update of status on payment_session
  for each row when (new.status <> old.status) execute function tell_payment_session();

-- A session has the status of its payment. A declined payment reopens the session, unless its time has passed.
create function follow_payment() returns trigger language plpgsql as $$
declare
  reached text := case
    when new.status in ('awaiting3ds', 'charging', 'voiding', 'charged', 'cancellingReservation') then 'processing'
    when new.status = 'completed' then 'paid'
    when new.status = 'reversing' then 'failed'
    when new.status in ('declined', 'voided', 'expired', 'withdrawn') then 'open'
  end;
begin
  if new.payment_session_id is not null and reached is not null then
    update payment_session
    set status = case when reached = 'open' and expires_at <= new.changed_at then 'expired' else reached end,
      changed_at = new.changed_at
    where id = new.payment_session_id and status in ('open', 'processing') and status <> reached;
  end if;
  if reached in ('paid', 'failed') then
    update payment_session
    set status = 'cancelled', cancel_reason = case reached when 'paid' then 'orderPaid' else 'orderEnded' end,
      changed_at = new.changed_at
    where order_id = new.order_id and status = 'open';
  end if;
  return null;
end
$$;

create trigger payment_begins_session after insert on payment_attempt
  for each row execute function follow_payment();
create trigger payment_moves_session after update of status on payment_attempt
  for each row when (new.status <> old.status) execute function follow_payment();

-- A session ends with its order.
create function end_payment_session() returns trigger language plpgsql as $$
begin
  update payment_session
  set status = case new.status when 'removed' then 'expired' else 'cancelled' end,
    cancel_reason = case new.status when 'removed' then null else 'orderEnded' end,
    changed_at = new.updated_at
  where order_id = new.order_id and status = 'open';
  return null;
end
$$;

create trigger car_order_ends_payment_session after update of status on car_order_item
  for each row when (new.kind = 'car' and old.status = 'pending' and new.status in ('cancelled', 'removed'))
  execute function end_payment_session();
