-- Every answered call of an agency, for 30 days. What was sent or answered is not kept, nor from where.
-- No reference to agency or key: rows are written in batches beside the answers, and neither is ever removed.
create table request_log (
  -- In the order of writing, so that the oldest are found at its beginning.
  id bigint primary key generated always as identity,
  at timestamptz not null,
  agency_id integer not null,
  key_id text not null,
  request_id text not null,
  operation text not null,
  status integer not null,
  error_key text,
  duration_ms real not null,
  -- An idempotency key came again, and got the first answer.
  is_repeat boolean not null
);

create index request_log_of_agency on request_log (agency_id, at, id);
create index request_log_by_request on request_log (agency_id, request_id);
create index request_log_by_operation on request_log (agency_id, operation, at, id);
-- Most are 200, and found among all.
create index request_log_by_status on request_log (agency_id, status, at, id) where status <> 200;
create index request_log_by_error on request_log (agency_id, error_key, at, id) where error_key is not null;
