-- The first time at which the payment page of the session was opened.
alter table payment_session add column opened_at timestamptz;
