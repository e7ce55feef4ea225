-- What a key is called, what it may, from where, and until when. A key that is deleted stays as one that is disabled: calls and the
-- audit name it.
alter table api_key
  add column name text check (length(name) between 1 and 100),
  add column scope text not null default 'full' check (scope in ('full', 'readOnly')),
  -- Addresses and ranges; empty: from anywhere.
  add column allowed_addresses text[] not null default '{}',
  add column expires_at timestamptz,
  -- Null: by an earlier release.
  add column created_at timestamptz;

-- Beside the key, which the service itself cannot change.
create table api_key_use (
  api_key_id text primary key references api_key,
  used_at timestamptz not null
);
