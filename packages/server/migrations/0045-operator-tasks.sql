-- What a person has to decide: the processor refuses for good to give money back. The attempt waits for them, and is tried once an hour.
create table operator_task (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('voidRefused', 'refundRefused')),
  attempt_id text not null references payment_attempt,
  -- What the processor has said, as status and error key.
  reason text not null,
  opened_at timestamptz not null,
  resolved_at timestamptz,
  -- The processor has agreed after all, or the money went back in another way.
  resolution text check (resolution in ('agreed', 'settledByHand')),
  settled_by text,
  note text,
  check ((resolved_at is null) = (resolution is null)),
  check (coalesce(resolution = 'settledByHand', false) = (settled_by is not null))
);
create unique index operator_task_open on operator_task (attempt_id) where resolved_at is null;

-- How often the present step of an attempt was refused for good.
alter table payment_attempt add column refusals integer not null default 0 check (refusals >= 0);
