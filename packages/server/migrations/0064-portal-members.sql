-- Who can sign in to the portal: members of agencies, and operators.
create table portal_member (
  id text primary key,
  -- In lower case.
  email text not null unique,
  first_name text,
  last_name text,
  role text not null check (role in ('owner', 'developer', 'finance', 'viewer', 'operator')),
  -- Operators belong to none.
  agency_id integer references agency,
  -- Argon2id, with its parameters. Null: the invitation has yet to be accepted.
  password_hash text,
  -- Sealed. The pending one counts for nothing until a code of it has come.
  second_factor bytea,
  pending_second_factor bytea,
  -- Of the last code that was taken: none is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  last_signed_in_at timestamptz,
  check ((role = 'operator') = (agency_id is null))
);

create index portal_member_of_agency on portal_member (agency_id, created_at);

create table portal_recovery_code (
  member_id text not null references portal_member on delete cascade,
  code_hash bytea not null,
  primary key (member_id, code_hash)
);

create table portal_session (
  id text primary key,
  -- Of what is in the cookie; the cookie itself is kept nowhere.
  token_hash bytea not null unique,
  member_id text not null references portal_member on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- When a code was given.
  passed_at timestamptz,
  address text not null,
  user_agent text
);

create index portal_session_of_member on portal_session (member_id, created_at);
create index portal_session_expiry on portal_session (expires_at);

-- What a link in a mail allows, once.
create table portal_link (
  id text primary key,
  token_hash bytea not null unique,
  kind text not null check (kind in ('invitation', 'passwordReset')),
  member_id text not null references portal_member on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index portal_link_of_member on portal_link (member_id, kind);
create index portal_link_expiry on portal_link (expires_at);

-- Tries that have failed, of whom and from where, as signatures that name nobody.
create table portal_try (
  subject bytea primary key,
  tries integer not null check (tries > 0),
  tried_at timestamptz not null,
  -- The next one is not looked at before.
  due_at timestamptz not null
);

create index portal_try_age on portal_try (tried_at);

-- Networks that a member has signed in from, as signatures.
create table portal_network (
  member_id text not null references portal_member on delete cascade,
  network bytea not null,
  seen_at timestamptz not null,
  primary key (member_id, network)
);

create index portal_network_age on portal_network (seen_at);
