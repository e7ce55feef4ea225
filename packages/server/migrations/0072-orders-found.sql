-- An order is found by what the processor calls its payment.
create index payment_attempt_by_transaction on payment_attempt (agency_id, transaction_id) where transaction_id is not null;

-- The history of an order shows what its agency was told.
create index event_of_order on event (order_id) where order_id is not null;
