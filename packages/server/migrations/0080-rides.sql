-- What suppliers tell of the rides of transfers. Who drives is sealed with the people of the order.
create table transfer_ride_event (
  order_id text not null references transfer_order,
  agency_id integer not null references agency,
  leg text not null check (leg in ('oneway', 'return')),
  type text not null
    check (type in ('assigned', 'departed', 'delayed', 'arrived', 'passengerOnBoard', 'noShow', 'completed')),
  happened_at timestamptz not null,
  -- When the driver will be there; with delayed only.
  expected_at timestamptz,
  noticed_at timestamptz not null,
  -- However often it is told, and in whatever order, it is one row, and one event.
  primary key (order_id, leg, type, happened_at)
);

alter table event add column leg text;

create function tell_ride() returns trigger language plpgsql as $$
begin
  insert into event (agency_id, type, occurred_at, order_id, leg, status, tracking_id)
  select agency_id, 'ride.' || new.type, new.noticed_at, id, new.leg, new.type, tracking_id
  from transfer_order where id = new.order_id;
  return null;
end
$$;

create trigger ride_is_told after insert on transfer_ride_event
  for each row execute function tell_ride();
