-- What moves where money goes of a supplier waits for a second operator, too. Rows of before have met the narrower check.
alter table approval drop constraint approval_action_check;
alter table approval add constraint approval_action_check
  check (action in ('grantCredit', 'adjustCredit', 'settleTask', 'erasePerson', 'saveSupplier')) not valid;
