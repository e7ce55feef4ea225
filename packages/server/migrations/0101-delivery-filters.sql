-- Of what was sent to an endpoint a few are waiting or given up: they are found among all that arrived.
create index webhook_delivery_by_status on webhook_delivery (endpoint_id, status, position) where status <> 'delivered';
-- What there is of a type, in the order of the feed; also for who follows a few types of it.
create index event_by_type on event (agency_id, type, position) where position is not null;
