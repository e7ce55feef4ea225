-- Which insurance an extra product is, and the excess it leaves. A column and not a field of `product`: the previous release shows
-- every field of `product`, and its contract does not have this one. Null for other products, and in rows of earlier releases.
alter table car_order_item add column insurance jsonb;
