-- What orders are listed and found by. Orders made in the same millisecond come by their number.
alter table car_order
  add column number bigint generated always as identity,
  add column status text not null default 'pending',
  add column updated_at timestamptz not null default now(),
  add column vendor_reservation_id text,
  add column is_name_indexed boolean not null default false;

alter table transfer_order
  add column number bigint generated always as identity,
  add column tracking_id text,
  add column is_name_indexed boolean not null default false;

-- Follows from the item of the car, whichever release moves it.
create function car_order_follows_its_car() returns trigger language plpgsql as $$
begin
  update car_order
  set status = new.status, updated_at = new.updated_at, vendor_reservation_id = new.vendor_reservation_id
  where id = new.order_id;
  return null;
end
$$;

create trigger car_order_follows_its_car after update on car_order_item
  for each row when (new.kind = 'car') execute function car_order_follows_its_car();

update car_order
set status = item.status, updated_at = item.updated_at, vendor_reservation_id = item.vendor_reservation_id
from car_order_item item
where item.order_id = car_order.id and item.kind = 'car';

create index car_order_list on car_order (agency_id, created_at, number);
create index car_order_list_by_status on car_order (agency_id, status, created_at, number);
create index car_order_by_pick_up on car_order (agency_id, pick_up_at);
create index car_order_by_change on car_order (agency_id, updated_at);
create index car_order_by_tracking_id on car_order (agency_id, tracking_id) where tracking_id is not null;
create index car_order_by_reservation on car_order (agency_id, vendor_reservation_id) where vendor_reservation_id is not null;
create index car_order_without_name on car_order (id) where not is_name_indexed;

create index transfer_order_list on transfer_order (agency_id, created_at, number);
create index transfer_order_list_by_status on transfer_order (agency_id, status, created_at, number);
create index transfer_order_by_pick_up on transfer_order (agency_id, pick_up_at);
create index transfer_order_by_change on transfer_order (agency_id, updated_at);
create index transfer_order_by_tracking_id on transfer_order (agency_id, tracking_id) where tracking_id is not null;
create index transfer_order_by_reservation on transfer_order (agency_id, vendor_reservation_id) where vendor_reservation_id is not null;
create index transfer_order_without_name on transfer_order (id) where not is_name_indexed;

-- Orders of both kinds by the last names of their travellers, each name as a keyed digest.
create table order_last_name (
  agency_id integer not null references agency,
  last_name_key bytea not null check (length(last_name_key) = 16),
  order_id text not null,
  primary key (agency_id, last_name_key, order_id)
);

create index order_last_name_of_order on order_last_name (order_id);
