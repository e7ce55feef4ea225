-- The number of cancellations that were begun for the payment, null if none. Legs of an order are cancelled one after the other, and a leg
-- may be refunded with 0. A transition that was planned before another cancellation is recognized by this number.
alter table payment_attempt add column cancellations bigint;

-- The refunded legs of a transfer. Null for other entries, and for entries of earlier releases.
alter table ledger_entry add column legs text[];
