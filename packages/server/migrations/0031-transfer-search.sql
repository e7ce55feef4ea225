-- Unlogged: a search lives for half an hour, and a crash that empties the table costs a customer one repeated search.
create unlogged table transfer_search (
  id text primary key,
  agency_id integer not null references agency,
  expires_at timestamptz not null,
  -- The whole search: JSON, compressed with zstd.
  content bytea not null
);

create index transfer_search_expiry on transfer_search (expires_at);

-- Already compressed: PostgreSQL need not try again.
alter table transfer_search alter column content set storage external;
