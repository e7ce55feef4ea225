-- Append-only: what was changed by hand, by whom, and how it was before. No secrets, nobody's personal data.
create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null check (length(actor) between 1 and 100),
  -- The function of the administration, such as suspendKey.
  action text not null,
  -- On which, such as agency 7, key ak_live_…, record 1001, task 3.
  subject text not null,
  agency_id integer references agency,
  before jsonb,
  after jsonb
);

create index audit_event_of_agency on audit_event (agency_id, id);
create index audit_event_of_subject on audit_event (subject, id);
