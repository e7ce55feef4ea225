-- Every status that the car of an order has had, and since when; whichever release moves it, it is written down.
create table car_order_status (
  order_id text not null references car_order,
  number bigint generated always as identity,
  status text not null,
  at timestamptz not null,
  primary key (order_id, number)
);

create function car_order_status_is_kept() returns trigger language plpgsql as $$
begin
  insert into car_order_status (order_id, status, at) values (new.order_id, new.status, new.updated_at);
  return null;
end
$$;

create trigger car_order_status_begins after insert on car_order_item
  for each row when (new.kind = 'car') execute function car_order_status_is_kept();
create trigger car_order_status_changes after update on car_order_item
  for each row when (new.kind = 'car' and new.status <> old.status) execute function car_order_status_is_kept();

insert into car_order_status (order_id, status, at)
select id, 'pending', created_at from car_order;

insert into car_order_status (order_id, status, at)
select id, status, updated_at from car_order where status <> 'pending';
