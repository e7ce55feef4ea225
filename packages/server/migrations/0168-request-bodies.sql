-- Bodies of the calls of agencies, for 24 hours and on staging only: in production, the service has no rights to this table.
create table request_body (
  id text primary key,
  agency_id integer not null,
  at timestamptz not null,
  -- Both bodies without the values that the contract marks as sensitive, compressed and sealed.
  content bytea not null
);

create index request_body_by_time on request_body (at);
create index request_body_of_agency on request_body (agency_id, at);

alter table request_log add column body_id text;
