-- The states get the names that payments use. A void after no answer was kept as a decline; it becomes a state of its own.
alter table payment_attempt drop constraint payment_attempt_status_check;
drop index payment_attempt_one_standing;

update attempt_transition set to_status = 'voided'
  from payment_attempt attempt
  where attempt.id = attempt_id and to_status = 'declined' and attempt.decline ->> 'reason' = 'noAnswer';
update payment_attempt set status = 'voided', decline = null
  where status = 'declined' and decline ->> 'reason' = 'noAnswer';

create temporary table renamed_status (was text primary key, is_now text not null) on commit drop;
insert into renamed_status values
  ('settled', 'completed'),
  ('closing', 'voiding'),
  ('unbooking', 'cancellingReservation'),
  ('lateReversing', 'reversingLateCharge'),
  ('lateReversed', 'lateChargeReversed');
update payment_attempt set status = is_now from renamed_status where status = was;
update attempt_transition set from_status = is_now from renamed_status where from_status = was;
update attempt_transition set to_status = is_now from renamed_status where to_status = was;

alter table payment_attempt add constraint payment_attempt_status_check check (status in (
  'awaiting3ds', 'charging', 'voiding', 'charged', 'cancellingReservation', 'reversing',
  'completed', 'cancelling', 'refunding', 'expired', 'reversingLateCharge',
  'voided', 'declined', 'lateChargeReversed', 'reversed', 'refunded'
));

-- An order has one current attempt. Those that came to nothing leave it payable.
create unique index payment_attempt_one_current on payment_attempt (order_kind, order_id)
  where status not in ('expired', 'reversingLateCharge', 'voided', 'declined', 'lateChargeReversed');

-- When a worker takes the attempt next; in the future while it is leased. Null: never.
alter table payment_attempt rename column wake_at to due_at;
alter index payment_attempt_waking rename to payment_attempt_due;
