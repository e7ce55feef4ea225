-- What carriers have to report of travellers is kept encrypted, and erased some time after the last ride.
alter table transfer_order
  -- Null in rows that a release before this one has written meanwhile.
  add column last_pick_up_at timestamptz,
  -- The passengers as they were ordered. The service seals rows that lack it; `passengers` keeps names and contacts.
  add column passengers_sealed bytea,
  add column passengers_erased_at timestamptz;

update transfer_order
  set last_pick_up_at = coalesce((product #>> '{appointment,returnPickupTime}')::timestamptz, pick_up_at);

create index transfer_order_unsealed on transfer_order (id)
  where passengers_sealed is null and passengers_erased_at is null;
-- What never came to a ride is not needed as long.
create index transfer_order_erasable on transfer_order ((
  case status when 'pendingPayment' then expires_at when 'reserved' then coalesce(last_pick_up_at, pick_up_at) else updated_at end
)) where passengers_sealed is not null;
