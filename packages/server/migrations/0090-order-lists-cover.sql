-- A page is found in its index alone, also where orders are passed over that have another pick-up or change.
create index car_order_page on car_order (agency_id, created_at, number) include (id, pick_up_at, updated_at);
create index transfer_order_page on transfer_order (agency_id, created_at, number) include (id, pick_up_at, updated_at);
-- They are in those; no release has had them.
drop index car_order_list, transfer_order_list;
