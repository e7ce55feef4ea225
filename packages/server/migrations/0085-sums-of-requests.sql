-- Sums of the request log, for charts over weeks. They are kept by the statement that writes the log, whichever release sends it.

-- Of UTC, wherever the database is.
create function hour_of(at timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('1 hour', at, timestamptz '1970-01-01T00:00:00Z')
$$;
create function minute_of(at timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('1 minute', at, timestamptz '1970-01-01T00:00:00Z')
$$;

-- Durations are counted in steps, each a twentieth longer than the one before; the first ends at a millisecond.
create function duration_step(milliseconds real) returns integer language sql immutable as $$
  select ceil(ln(greatest(milliseconds, 1)::float8) / ln(1.05::float8))::integer
$$;
-- Where a step ends: nothing that is counted in it has taken longer.
create function step_milliseconds(step integer) returns float8 language sql immutable as $$
  select round(power(1.05, step), 1)::float8
$$;

create table request_hour (
  agency_id integer not null,
  hour timestamptz not null,
  -- Empty for calls that went well.
  error_key text not null,
  calls bigint not null,
  primary key (agency_id, hour, error_key)
);

create table request_duration (
  agency_id integer not null,
  hour timestamptz not null,
  step integer not null,
  calls bigint not null,
  primary key (agency_id, hour, step)
);
-- What nobody is shown any more is found by it, and deleted.
create index request_duration_by_hour on request_duration (hour);

-- Calls with one key in one minute, until nobody writes of that minute any more.
create table request_minute (
  minute timestamptz not null,
  agency_id integer not null,
  operation text not null,
  key_id text not null,
  calls bigint not null,
  primary key (minute, agency_id, operation, key_id)
);

create table request_peak (
  agency_id integer not null,
  hour timestamptz not null,
  operation text not null,
  -- Calls with one key in the busiest minute.
  busiest bigint not null,
  -- Calls that were refused with 429.
  refused bigint not null,
  primary key (agency_id, hour, operation)
);

-- Rows are taken in the order of their keys, so that two who write at once wait for each other and never in a circle.
create function sum_requests() returns trigger language plpgsql as $$
begin
  with minute as (
    insert into request_minute as kept (minute, agency_id, operation, key_id, calls)
    select minute_of(at), agency_id, operation, key_id, count(*)
    from written group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (minute, agency_id, operation, key_id) do update set calls = kept.calls + excluded.calls
    returning minute, agency_id, operation, calls
  ), busy as (
    select agency_id, hour_of(minute) as hour, operation, max(calls) as calls from minute group by 1, 2, 3
  ), refused as (
    select agency_id, hour_of(at) as hour, operation, count(*) as calls
    from written where status = 429 group by 1, 2, 3
  )
  insert into request_peak as kept (agency_id, hour, operation, busiest, refused)
  select agency_id, hour, operation, busy.calls, coalesce(refused.calls, 0)
  from busy left join refused using (agency_id, hour, operation) order by 1, 2, 3
  on conflict (agency_id, hour, operation) do update
    set busiest = greatest(kept.busiest, excluded.busiest), refused = kept.refused + excluded.refused
    where kept.busiest < excluded.busiest or excluded.refused > 0;

  insert into request_hour as kept (agency_id, hour, error_key, calls)
  select agency_id, hour_of(at), coalesce(error_key, ''), count(*) from written group by 1, 2, 3 order by 1, 2, 3
  on conflict (agency_id, hour, error_key) do update set calls = kept.calls + excluded.calls;

  insert into request_duration as kept (agency_id, hour, step, calls)
  select agency_id, hour_of(at), duration_step(duration_ms), count(*) from written group by 1, 2, 3 order by 1, 2, 3
  on conflict (agency_id, hour, step) do update set calls = kept.calls + excluded.calls;
  return null;
end
$$;

-- From here on who writes to the log waits for the end of this migration, so that no call is counted twice or never.
create trigger requests_are_summed after insert on request_log
  referencing new table as written for each statement execute function sum_requests();

insert into request_hour (agency_id, hour, error_key, calls)
select agency_id, hour_of(at), coalesce(error_key, ''), count(*) from request_log group by 1, 2, 3;

insert into request_duration (agency_id, hour, step, calls)
select agency_id, hour_of(at), duration_step(duration_ms), count(*) from request_log group by 1, 2, 3;

-- Those of the last day are still written to.
insert into request_minute (minute, agency_id, operation, key_id, calls)
select minute_of(at), agency_id, operation, key_id, count(*)
from request_log where at >= now() - interval '1 day' group by 1, 2, 3, 4;

insert into request_peak (agency_id, hour, operation, busiest, refused)
select agency_id, hour_of(minute), operation, max(calls), sum(refused)
from (
  select agency_id, minute_of(at) as minute, operation, count(*) as calls,
    count(*) filter (where status = 429) as refused
  from request_log group by 1, 2, 3, key_id
) each group by 1, 2, 3;
