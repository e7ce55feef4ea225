-- What a member signs in with instead of a password and a code: the public key of a device.
create table portal_passkey (
  id text primary key,
  member_id text not null references portal_member on delete cascade,
  -- As the device names it, in Base64url.
  credential_id text not null unique,
  -- COSE.
  public_key bytea not null,
  -- As the device counts its uses; 0 where it does not.
  uses bigint not null check (uses >= 0),
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index portal_passkey_of_member on portal_passkey (member_id, created_at);

-- What a device is to sign, once and soon.
create table portal_passkey_challenge (
  challenge_hash bytea primary key,
  -- Who adds a passkey. Null: somebody signs in.
  member_id text references portal_member on delete cascade,
  expires_at timestamptz not null
);

create index portal_passkey_challenge_of_member on portal_passkey_challenge (member_id);
create index portal_passkey_challenge_expiry on portal_passkey_challenge (expires_at);
