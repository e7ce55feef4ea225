-- Suspended by an operator: the agency's keys count as suspended, and its members can only read. Null again after the release.
alter table agency
  add column suspended_at timestamptz,
  add column suspension_reason text;

-- A release waits for a second operator. Existing rows meet the narrower check.
alter table approval drop constraint approval_action_check;
alter table approval add constraint approval_action_check
  check (action in (
    'grantCredit', 'adjustCredit', 'settleTask', 'erasePerson', 'saveSupplier', 'endAgency', 'releaseAgency',
    'inviteOperator', 'removeOperator', 'resetOperator'
  )) not valid;
