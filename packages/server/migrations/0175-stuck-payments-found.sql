-- Operators list the payments that are past their deadline, or that the processor keeps refusing, among all payments.
create index payment_attempt_with_deadline on payment_attempt (deadline_at) where deadline_at is not null;
create index payment_attempt_refused on payment_attempt (due_at) where refusals > 0 and due_at is not null;
