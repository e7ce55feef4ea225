-- The terms to which the customer agreed by ordering. Null in orders of release 1.2.0 and earlier: `product` contains a part of them.
alter table car_order add column terms jsonb;
