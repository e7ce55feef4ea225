-- The timeline of an order, and the erasure of its personal data, read all sessions of the order.
create index payment_session_of_order on payment_session (order_id);
