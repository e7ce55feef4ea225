-- What one operator has asked for and another has to agree to. Nothing of it is done before.
create table approval (
  id bigint generated always as identity primary key,
  action text not null check (action in ('grantCredit', 'adjustCredit', 'settleTask', 'erasePerson')),
  -- On which, as in the audit.
  subject text not null,
  agency_id integer references agency,
  -- What the function of the administration is given. Never who a person is: an erasure names orders.
  asked jsonb not null,
  asked_by text not null check (length(asked_by) between 1 and 100),
  asked_at timestamptz not null,
  -- Nobody can agree to it any more from then on.
  expires_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'rejected')),
  decided_by text check (length(decided_by) between 1 and 100),
  decided_at timestamptz,
  check ((status = 'waiting') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  -- Whatever asks the database: nobody agrees to what they have asked for themselves.
  check (status <> 'approved' or lower(decided_by) <> lower(asked_by))
);

create index approval_waiting on approval (expires_at) where status = 'waiting';

-- A statement by day, and what was spent until then.
create index ledger_entry_by_day on ledger_entry (record_id, entered_at);
create index audit_event_by_time on audit_event (at);
