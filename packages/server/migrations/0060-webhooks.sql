-- Where agencies have their events sent, and what became of each.
create table webhook_endpoint (
  id text primary key,
  agency_id integer not null references agency,
  url text not null,
  description text,
  -- Empty: all.
  types text[] not null,
  status text not null check (status in ('enabled', 'disabled')),
  disabled_reason text check (disabled_reason in ('agency', 'gone', 'failing')),
  -- Sealed: what signs, and until when the one before does, too.
  secrets bytea not null,
  previous_secret_until timestamptz,
  -- Deliveries are written up to this position of the feed.
  reached_position bigint not null check (reached_position >= 0),
  -- Since when nothing has arrived; null: the last one has.
  failing_since timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'disabled') = (disabled_reason is not null))
);

create index webhook_endpoint_of_agency on webhook_endpoint (agency_id, created_at);

create table webhook_delivery (
  endpoint_id text not null references webhook_endpoint on delete cascade,
  agency_id integer not null references agency,
  position bigint not null check (position > 0),
  status text not null default 'pending' check (status in ('pending', 'delivered', 'givenUp')),
  tries integer not null default 0 check (tries >= 0),
  -- When it is sent next. Null: never.
  due_at timestamptz,
  leased_until timestamptz,
  last_tried_at timestamptz,
  last_latency_ms integer,
  last_status_code integer,
  last_problem text,
  created_at timestamptz not null,
  primary key (endpoint_id, position),
  check ((status = 'pending') = (due_at is not null))
);

create index webhook_delivery_due on webhook_delivery (endpoint_id, due_at) where due_at is not null;
create index webhook_delivery_expiry on webhook_delivery (created_at);

alter table event add column webhook_endpoint_id text;

create function tell_webhook_endpoint() returns trigger language plpgsql as $$
begin
  insert into event (agency_id, type, occurred_at, webhook_endpoint_id, status, previous_status)
  values (new.agency_id, 'webhookEndpoint.disabled', new.updated_at, new.id, 'disabled', 'enabled');
  return null;
end
$$;

create trigger webhook_endpoint_is_told after update of status on webhook_endpoint
  for each row when (new.status = 'disabled' and old.status = 'enabled') execute function tell_webhook_endpoint();
