-- An event that names an order moves the `updated_at` of the order, so readers of changed orders miss no change of a payment or a refund.
-- A change of a payment attempt locks the row of its order first.
create function touch_order() returns trigger language plpgsql as $$
begin
  if new.order_id like 'TRF-%' then
    update transfer_order set updated_at = new.occurred_at where id = new.order_id and updated_at < new.occurred_at;
  else
    update car_order_item set updated_at = new.occurred_at
    where order_id = new.order_id and kind = 'car' and updated_at < new.occurred_at;
  end if;
  return null;
end
$$;

create trigger event_touches_order after insert on event
  for each row when (new.order_id is not null) execute function touch_order();

-- Who canceled the leg that the event names.
alter table event add column canceled_by text;

create function tell_canceled_legs() returns trigger language plpgsql as $$
begin
  insert into event (agency_id, type, occurred_at, order_id, leg, status, canceled_by, tracking_id)
  select new.agency_id, 'transferOrder.legCanceled', new.updated_at, new.id, leg ->> 'type', 'legCanceled',
    leg -> 'canceled' ->> 'by', new.tracking_id
  from json_array_elements(new.legs) leg
  where leg -> 'canceled' is not null and not exists (
    select from json_array_elements(coalesce(old.legs, '[]')) before
    where before ->> 'type' = leg ->> 'type' and before -> 'canceled' is not null
  );
  return null;
end
$$;

create trigger transfer_leg_is_canceled after update of legs on transfer_order
  for each row when (new.legs::text is distinct from old.legs::text) execute function tell_canceled_legs();
