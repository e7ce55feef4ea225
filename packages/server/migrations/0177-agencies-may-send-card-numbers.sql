-- True for existing agencies. New agencies get the value from the release that creates them; the previous release sends
-- no value.
alter table agency add column may_pay_by_card_number boolean not null default true;
