-- The vendor or supplier that an attempt is reserved with, and when its service first begins: due attempts are taken party by
-- party, and a reservation is looked at the more often the nearer that moment is. Empty and null in rows that the release before
-- this one writes.
alter table payment_attempt
  add column party text not null default '',
  add column first_pick_up_at timestamptz;

update payment_attempt attempt
  set party = car.vendor_code, first_pick_up_at = car.pick_up_at
  from car_order car
  where attempt.order_kind = 'car' and attempt.order_id = car.id and attempt.due_at is not null;
update payment_attempt attempt
  set party = transfer.supplier_code, first_pick_up_at = transfer.pick_up_at
  from transfer_order transfer
  where attempt.order_kind = 'transfer' and attempt.order_id = transfer.id and attempt.due_at is not null;

-- Money under way, and reservations that are only watched: neither has to be searched for among the other.
create index payment_attempt_due_money on payment_attempt (order_kind, party, due_at)
  where due_at is not null and status <> 'completed';
create index payment_attempt_due_watched on payment_attempt (order_kind, party, due_at)
  where due_at is not null and status = 'completed';
