-- From then on nobody calls or signs in for the agency: its keys count as suspended, its members as gone. Orders and books stay.
alter table agency add column ended_at timestamptz;

-- It waits for a second operator. Rows of before have met the narrower check.
alter table approval drop constraint approval_action_check;
alter table approval add constraint approval_action_check
  check (action in ('grantCredit', 'adjustCredit', 'settleTask', 'erasePerson', 'saveSupplier', 'endAgency')) not valid;
