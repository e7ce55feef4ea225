-- A login ends when the secret of its key changes, when the key is suspended, and some time after it began.
-- Counted here, so that nobody who changes a key can forget it.
alter table api_key add column credentials_version integer not null default 1;

create function count_credentials() returns trigger language plpgsql as $$
begin
  new.credentials_version := old.credentials_version + 1;
  return new;
end
$$;

create trigger api_key_credentials before update on api_key for each row
  when (new.secret_hash is distinct from old.secret_hash or new.status is distinct from old.status)
  execute function count_credentials();

alter table token_family
  add column started_at timestamptz,
  -- That of the key when it logged in.
  add column credentials_version integer;
-- When they began is not known: not later than their last renewal.
update token_family set started_at = advanced_at, credentials_version = 1;
alter table token_family alter column started_at set not null, alter column credentials_version set not null;

-- The release before this one says neither.
create function complete_token_family() returns trigger language plpgsql as $$
begin
  new.started_at := coalesce(new.started_at, new.advanced_at);
  new.credentials_version :=
    coalesce(new.credentials_version, (select credentials_version from api_key where id = new.api_key_id));
  return new;
end
$$;

create trigger token_family_complete before insert on token_family for each row execute function complete_token_family();
