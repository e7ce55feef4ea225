-- What the service writes, as a number that is only raised once every process can read the next: see README.md of this folder.
create table written_format (
  number integer not null check (number > 0),
  settled_at timestamptz,
  is_only boolean primary key default true check (is_only)
);
-- Where people are sealed already, no release that could not read that is run any more.
insert into written_format (number)
  select case when exists (select from car_order where personal_sealed is not null)
    or exists (select from transfer_order where personal_sealed is not null) then 2 else 1 end;

-- Until it is raised to 2, what is sealed stands beside the seal, too, for the release before.
alter table car_order add column is_in_clear boolean not null default false;
alter table transfer_order add column is_in_clear boolean not null default false;
create index car_order_in_clear on car_order (id) where is_in_clear;
create index transfer_order_in_clear on transfer_order (id) where is_in_clear;
create index payment_attempt_in_clear on payment_attempt (id) where context <> '{}';
