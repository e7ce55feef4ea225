-- Failed calls are found among all without reading the others.
create index request_log_failed on request_log (agency_id, at, id) where status >= 400;
