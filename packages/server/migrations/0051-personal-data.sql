-- What an order holds of people is sealed as one value; its columns of before keep a placeholder. The service seals the orders of
-- earlier releases. Erased, only the placeholders are left.
alter table car_order
  add column personal_sealed bytea,
  add column personal_data_erased_at timestamptz,
  -- When the car comes back; null in rows that are not sealed yet.
  add column return_at timestamptz;
alter table transfer_order
  add column personal_sealed bytea,
  add column personal_data_erased_at timestamptz;

create index car_order_without_seal on car_order (id) where personal_sealed is null and personal_data_erased_at is null;
create index transfer_order_without_seal on transfer_order (id) where personal_sealed is null and personal_data_erased_at is null;
create index car_order_seal on car_order ((substring(personal_sealed from 1 for 7))) where personal_sealed is not null;
create index transfer_order_seal on transfer_order ((substring(personal_sealed from 1 for 7))) where personal_sealed is not null;

-- Until when an order needs its people. What never came to a rental or a ride needs them no longer than its last change.
create index car_order_needed_until on car_order ((
  case status when 'pending' then pick_up_at when 'reserved' then coalesce(return_at, pick_up_at) else updated_at end
)) where personal_sealed is not null;
create index transfer_order_needed_until on transfer_order ((
  case status when 'pendingPayment' then expires_at when 'reserved' then coalesce(last_pick_up_at, pick_up_at) else updated_at end
)) where personal_sealed is not null;
create index transfer_order_documents on transfer_order ((
  case status when 'pendingPayment' then expires_at when 'reserved' then coalesce(last_pick_up_at, pick_up_at) else updated_at end
)) where personal_sealed is not null and passengers_erased_at is null;

-- They served the columns before; no release has had them.
drop index transfer_order_unsealed, transfer_order_erasable, transfer_order_sealing_key;
drop index car_order_without_name, transfer_order_without_name;

-- Orders of both kinds by who travels: a document, or a name with the date of birth, as a keyed digest.
create table order_person (
  agency_id integer not null references agency,
  person_key bytea not null check (length(person_key) = 16),
  order_id text not null,
  primary key (agency_id, person_key, order_id)
);

create index order_person_of_order on order_person (order_id);

-- What brings a customer back from the bank. Once an attempt has a sealed context, `context` is empty.
alter table payment_attempt
  add column context_sealed bytea,
  add column challenge_sealed bytea;

create index payment_attempt_without_seal on payment_attempt (id) where context_sealed is null and context <> '{}';
create index payment_attempt_seal on payment_attempt ((substring(context_sealed from 1 for 7))) where context_sealed is not null;
-- The page of the bank serves for a day.
create index payment_attempt_challenge on payment_attempt (changed_at)
  where challenge is not null or challenge_sealed is not null;
