-- Unlogged: a search lives for minutes, and a crash that empties these tables costs a customer one repeated search.
create unlogged table car_search (
  id text primary key,
  agency_id integer not null references agency,
  expires_at timestamptz not null,
  -- The whole search: JSON, compressed with zstd.
  content bytea not null
);

create index car_search_expiry on car_search (expires_at);

create unlogged table car_search_extras (
  search_id text not null references car_search on delete cascade,
  code text not null,
  content bytea not null,
  primary key (search_id, code)
);

-- Already compressed: PostgreSQL need not try again.
alter table car_search alter column content set storage external;
alter table car_search_extras alter column content set storage external;
