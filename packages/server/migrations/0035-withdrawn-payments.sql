-- A payment that waits at the bank can be withdrawn: another takes its place, or the order is cancelled.
alter table payment_attempt drop constraint payment_attempt_status_check;
alter table payment_attempt add constraint payment_attempt_status_check check (status in (
  'awaiting3ds', 'charging', 'voiding', 'charged', 'cancellingReservation', 'reversing',
  'completed', 'cancelling', 'refunding', 'expired', 'withdrawn', 'reversingLateCharge',
  'voided', 'declined', 'lateChargeReversed', 'reversed', 'refunded'
));
drop index payment_attempt_one_current;
create unique index payment_attempt_one_current on payment_attempt (order_kind, order_id)
  where status not in ('expired', 'withdrawn', 'reversingLateCharge', 'voided', 'declined', 'lateChargeReversed');

-- Until when a call or worker holds the attempt; nobody else takes it before. Null: nobody is at work on it.
alter table payment_attempt add column leased_until timestamptz;
-- A keyed hash of the request, to tell an equal one; only while the customer is at the bank.
alter table payment_attempt add column request_fingerprint bytea check (length(request_fingerprint) = 32);
-- How many installments a card pays in.
alter table payment_attempt add column installment_count integer check (installment_count > 0);
