-- What agencies are told: a row for each status that something of theirs has reached, written by the transaction that reaches it.
-- Its position in the agency's feed is given once that is committed: nothing turns up behind a position that has been read.
create table event (
  -- The order of writing. Transactions commit in another one.
  id bigint primary key generated always as identity,
  name uuid not null default gen_random_uuid(),
  agency_id integer not null references agency,
  -- From 1, without a gap. Null: not given yet.
  position bigint check (position > 0),
  type text not null,
  occurred_at timestamptz not null,
  status text not null,
  previous_status text,
  order_id text,
  tracking_id text,
  payment_id integer,
  credit_record_id integer
);

create unique index event_by_position on event (agency_id, position) where position is not null;
create index event_without_position on event (agency_id, id) where position is null;
create index event_expiry on event (occurred_at);

create table event_feed (
  agency_id integer primary key references agency,
  last_position bigint not null default 0 check (last_position >= 0)
);

-- Triggers, because a status changes in many statements, in some of them by hand: none can leave its event out.

create function tell_car_order() returns trigger language plpgsql as $$
begin
  insert into event (agency_id, type, occurred_at, order_id, status, previous_status, tracking_id)
  select agency_id, 'carOrder.' || new.status, new.updated_at, id, new.status, old.status, tracking_id
  from car_order where id = new.order_id;
  return null;
end
$$;

create trigger car_order_is_told after insert on car_order_item
  for each row when (new.kind = 'car') execute function tell_car_order();
create trigger car_order_change_is_told after update of status on car_order_item
  for each row when (new.kind = 'car' and new.status <> old.status) execute function tell_car_order();

create function tell_transfer_order() returns trigger language plpgsql as $$
begin
  insert into event (agency_id, type, occurred_at, order_id, status, previous_status, tracking_id)
  values (new.agency_id, 'transferOrder.' || new.status, new.updated_at, new.id, new.status, old.status, new.tracking_id);
  return null;
end
$$;

create trigger transfer_order_is_told after insert on transfer_order
  for each row execute function tell_transfer_order();
create trigger transfer_order_change_is_told after update of status on transfer_order
  for each row when (new.status <> old.status) execute function tell_transfer_order();

-- What an agency is told of the status of an attempt. What lies between two calls outside is no news.
create function told_payment_status(status text) returns text language sql immutable as $$
  select case
    when status in ('charging', 'voiding', 'charged', 'cancellingReservation') then 'processing'
    when status in ('completed', 'cancelling', 'refunding') then 'completed'
    when status = 'refunded' then 'cancelled'
    when status = 'reversing' then 'failed'
    when status = 'reversingLateCharge' then 'chargedLate'
    when status = 'lateChargeReversed' then 'reversed'
    else status
  end
$$;

create function tell_payment() returns trigger language plpgsql as $$
declare
  reached text := told_payment_status(new.status);
  before text := told_payment_status(old.status);
  refund text := case
    when new.status = 'refunding' and new.refund_amount > 0 then 'pending'
    when old.status = 'refunding' and old.refund_amount > 0 then 'completed'
  end;
begin
  if refund is not null then
    insert into event (agency_id, type, occurred_at, order_id, payment_id, status, previous_status)
    values (new.agency_id, 'refund.' || refund, new.changed_at, new.order_id, new.payment_id, refund,
      case refund when 'completed' then 'pending' end);
  end if;
  if reached is distinct from before then
    insert into event (agency_id, type, occurred_at, order_id, payment_id, status, previous_status)
    values (new.agency_id, 'payment.' || reached, new.changed_at, new.order_id, new.payment_id, reached, before);
  end if;
  return null;
end
$$;

create trigger payment_is_told after insert on payment_attempt
  for each row execute function tell_payment();
create trigger payment_change_is_told after update of status on payment_attempt
  for each row when (new.status <> old.status) execute function tell_payment();

create function tell_credit_movement() returns trigger language plpgsql as $$
declare
  reached text := case new.kind
    when 'opening' then 'opened'
    when 'grant' then 'raised'
    when 'reduce' then 'reduced'
    when 'hold' then 'held'
    when 'post' then 'spent'
    when 'reverse' then 'released'
    else 'refunded'
  end;
begin
  insert into event (agency_id, type, occurred_at, credit_record_id, order_id, payment_id, status)
  select record.agency_id, 'creditRecord.' || reached, new.entered_at, record.id, attempt.order_id, attempt.payment_id, reached
  from credit_record record left join payment_attempt attempt on attempt.id = new.attempt_id
  where record.id = new.record_id;
  return null;
end
$$;

create trigger credit_movement_is_told after insert on ledger_entry
  for each row execute function tell_credit_movement();

create function tell_credit_record() returns trigger language plpgsql as $$
declare
  reached text := case when new.is_active then 'activated' else 'deactivated' end;
begin
  insert into event (agency_id, type, occurred_at, credit_record_id, status)
  values (new.agency_id, 'creditRecord.' || reached, now(), new.id, reached);
  return null;
end
$$;

create trigger credit_record_change_is_told after update of is_active on credit_record
  for each row when (new.is_active <> old.is_active) execute function tell_credit_record();
