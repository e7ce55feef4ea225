-- The success rate of an endpoint counts its deliveries by the time of their latest attempt.
create index webhook_delivery_delivered on webhook_delivery (endpoint_id, last_tried_at) where status = 'delivered';
create index webhook_delivery_failed on webhook_delivery (endpoint_id, last_tried_at) where last_problem is not null;
-- Deliveries are filtered and redelivered by the time of their events.
create index event_by_time on event (agency_id, occurred_at) where position is not null;
