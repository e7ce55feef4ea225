-- The share of searches that led to an order counts each search once. Null in orders of earlier releases.
alter table car_order add column search_id text;
alter table transfer_order add column search_id text;
