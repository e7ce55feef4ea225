-- Counters of the published limits when several instances share them. The column order is rate-limiter-flexible's.
-- Unlogged: a crash empties it, which only means that every window starts afresh.
create unlogged table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
