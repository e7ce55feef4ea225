-- What a cancellation costs until when, as the vendor said it: [{"until": "…", "fee": {"amount": 0, "currency": "TRY"}}].
-- Without it a row is of the first release, which kept free_cancellation_hours and day_rent; both are still written for it.
alter table car_order add column cancellation jsonb;
