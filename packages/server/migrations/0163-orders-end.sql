-- How long an order needs its people follows from its end, because `updated_at` also moves afterwards: a late refund, an erasure.
-- Null: the order is not over, or it ended in an earlier release and has not changed since.
alter table car_order add column ended_at timestamptz;
alter table transfer_order add column ended_at timestamptz;

create function order_change_is_dated() returns trigger language plpgsql as $$
begin
  -- Clocks of processes may differ by milliseconds.
  new.updated_at := greatest(new.updated_at, old.updated_at);
  if new.ended_at is null and new.status not in ('pending', 'pendingPayment', 'reserved') then
    new.ended_at := case when new.status = old.status then old.updated_at else new.updated_at end;
  end if;
  return new;
end
$$;

create trigger car_order_change_is_dated before update on car_order
  for each row execute function order_change_is_dated();
create trigger transfer_order_change_is_dated before update on transfer_order
  for each row execute function order_change_is_dated();

-- The indexes of 0051 serve the previous release.
create index car_order_people_until on car_order ((
  case status when 'pending' then pick_up_at when 'reserved' then coalesce(return_at, pick_up_at)
    else coalesce(ended_at, updated_at) end
)) where personal_sealed is not null;
create index transfer_order_people_until on transfer_order ((
  case status when 'pendingPayment' then expires_at when 'reserved' then coalesce(last_pick_up_at, pick_up_at)
    else coalesce(ended_at, updated_at) end
)) where personal_sealed is not null;
create index transfer_order_documents_until on transfer_order ((
  case status when 'pendingPayment' then expires_at when 'reserved' then coalesce(last_pick_up_at, pick_up_at)
    else coalesce(ended_at, updated_at) end
)) where personal_sealed is not null and passengers_erased_at is null;

-- As in 0140, but the order is locked before its car: every other change locks them in this order.
create or replace function touch_order() returns trigger language plpgsql as $$
begin
  if new.order_id like 'TRF-%' then
    update transfer_order set updated_at = new.occurred_at where id = new.order_id and updated_at < new.occurred_at;
  else
    perform from car_order where id = new.order_id and updated_at < new.occurred_at for update;
    if found then
      update car_order_item set updated_at = new.occurred_at
      where order_id = new.order_id and kind = 'car' and updated_at < new.occurred_at;
    end if;
  end if;
  return null;
end
$$;
