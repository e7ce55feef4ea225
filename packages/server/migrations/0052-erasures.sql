-- What was erased because somebody asked for it, without a word about them: a backup that is restored may still have it.
create table erasure (
  order_id text primary key,
  requested_at timestamptz not null,
  reason text not null check (reason in ('personAsked', 'agencyAsked', 'authorityAsked'))
);
