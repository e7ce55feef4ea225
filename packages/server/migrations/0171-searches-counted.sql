-- Counts the successful calls of each operation by hour, so that charts need not read the request log.
-- Writers of the log wait until the migration ends, so that no call is counted twice or not at all.
lock table request_log in share row exclusive mode;

-- The number of calls with a status below 400.
alter table request_peak add column succeeded bigint not null default 0;

create or replace function sum_requests() returns trigger language plpgsql as $$
begin
  with minute as (
    insert into request_minute as kept (minute, agency_id, operation, key_id, calls)
    select minute_of(at), agency_id, operation, key_id, count(*)
    from written group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (minute, agency_id, operation, key_id) do update set calls = kept.calls + excluded.calls
    returning minute, agency_id, operation, calls
  ), busy as (
    select agency_id, hour_of(minute) as hour, operation, max(calls) as calls from minute group by 1, 2, 3
  ), counted as (
    select agency_id, hour_of(at) as hour, operation, count(*) filter (where status = 429) as refused,
      count(*) filter (where status < 400) as succeeded
    from written group by 1, 2, 3
  )
  insert into request_peak as kept (agency_id, hour, operation, busiest, refused, succeeded)
  select agency_id, hour, operation, busy.calls, refused, succeeded
  from busy join counted using (agency_id, hour, operation) order by 1, 2, 3
  on conflict (agency_id, hour, operation) do update set busiest = greatest(kept.busiest, excluded.busiest),
    refused = kept.refused + excluded.refused, succeeded = kept.succeeded + excluded.succeeded
    where kept.busiest < excluded.busiest or excluded.refused > 0 or excluded.succeeded > 0;

  insert into request_hour as kept (agency_id, hour, error_key, calls)
  select agency_id, hour_of(at), coalesce(error_key, ''), count(*) from written group by 1, 2, 3 order by 1, 2, 3
  on conflict (agency_id, hour, error_key) do update set calls = kept.calls + excluded.calls;

  insert into request_duration as kept (agency_id, hour, step, calls)
  select agency_id, hour_of(at), duration_step(duration_ms), count(*) from written group by 1, 2, 3 order by 1, 2, 3
  on conflict (agency_id, hour, step) do update set calls = kept.calls + excluded.calls;
  return null;
end
$$;

update request_peak peak set succeeded = counted.succeeded
from (
  select agency_id, hour_of(at) as hour, operation, count(*) as succeeded
  from request_log where status < 400 group by 1, 2, 3
) counted
where (peak.agency_id, peak.hour, peak.operation) = (counted.agency_id, counted.hour, counted.operation);

-- Finds the granted credit of a record among its payments.
create index ledger_entry_granted on ledger_entry (record_id) where kind in ('opening', 'grant', 'reduce');
