create table agency (
  id integer primary key generated always as identity,
  name text not null unique,
  may_use_full_credit boolean not null,
  may_use_limited_credit boolean not null,
  may_pay_by_limit boolean not null,
  may_use_custom_billing boolean not null,
  may_read_reference_data boolean not null,
  may_check_credit boolean not null
);

create table agency_user (
  id text primary key,
  agency_id integer not null references agency,
  email text not null unique,
  first_name text not null,
  last_name text not null
);

create table api_key (
  id text primary key,
  user_id text not null references agency_user,
  key text not null unique,
  -- A fast hash is enough: secrets are random, not chosen, so there is nothing to guess.
  secret_hash bytea not null check (length(secret_hash) = 32),
  status text not null default 'active' check (status in ('active', 'suspended', 'disabled'))
);

-- One row per login. Its refresh tokens are numbered by generation; no token is stored in any form.
create table token_family (
  id text primary key,
  api_key_id text not null references api_key,
  generation integer not null default 1,
  advanced_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index token_family_expiry on token_family (expires_at);
