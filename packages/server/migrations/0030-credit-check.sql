-- The agencies that the credit bureau knows; any other is not set up for credit checks.
create table credit_check_configuration (
  agency_id integer primary key references agency
);

create table credit_report (
  -- What the agency confirms and renews the PIN by.
  code integer primary key check (code between 100000000 and 999999999),
  -- What the bureau knows the report by.
  reference text not null unique,
  agency_id integer not null references agency,
  integration_code text not null,
  -- The enquiry, and the person, as keyed hashes: identity numbers are not kept.
  enquiry text not null,
  person bytea not null check (length(person) = 32),
  requested_at timestamptz not null,
  -- Keyed hash of the latest PIN, and when it was sent; null while the bureau has not said that it was.
  pin_hash bytea not null check (length(pin_hash) = 32),
  pin_sent_at timestamptz,
  wrong_tries integer not null default 0 check (wrong_tries between 0 and 3),
  renewals integer not null default 0 check (renewals between 0 and 3),
  -- The PIN was right; the bureau knows it, too.
  accepted_at timestamptz,
  confirmed_at timestamptz,
  check (accepted_at is null or pin_sent_at is not null)
);

create index credit_report_of_person on credit_report (agency_id, person, requested_at);
create index credit_report_of_enquiry on credit_report (enquiry);
create index credit_report_age on credit_report (requested_at);

-- Who has passed the check of which vendor.
create table credit_approval (
  agency_id integer not null references agency,
  person bytea not null check (length(person) = 32),
  vendor_id integer not null,
  approved_at timestamptz not null,
  primary key (agency_id, person, vendor_id)
);

create index credit_approval_age on credit_approval (approved_at);
