-- What nobody has paid for in time is found at once, however many orders there are.
create index car_order_lapsing on car_order (pick_up_at, id) where status = 'pending';
create index transfer_order_lapsing on transfer_order (expires_at, id) where status = 'pendingPayment';
