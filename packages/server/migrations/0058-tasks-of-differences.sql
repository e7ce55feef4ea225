-- A difference between our books and a party's is the task of a person, too. It may be about no attempt of ours, and an attempt may
-- have one beside the task that its own refusals have opened. The release before this one lists such tasks, and resolves none of them.
alter table operator_task alter column attempt_id drop not null;
alter table operator_task add column difference_id bigint;
alter table operator_task add constraint operator_task_difference_fkey
  foreign key (difference_id) references reconciliation_difference not valid;
create unique index operator_task_of_difference on operator_task (difference_id);

alter table operator_task drop constraint operator_task_kind_check;
alter table operator_task add constraint operator_task_kind_check check (kind in (
  'voidRefused', 'refundRefused',
  'unknownToUs', 'unknownToThem', 'amountDiffers', 'currencyDiffers', 'stateDiffers', 'chargedTwice'
)) not valid;
alter table operator_task drop constraint operator_task_resolution_check;
-- `gone`: both sides have the same again.
alter table operator_task add constraint operator_task_resolution_check
  check (resolution in ('agreed', 'settledByHand', 'gone')) not valid;

alter table operator_task validate constraint operator_task_difference_fkey;
alter table operator_task validate constraint operator_task_kind_check;
alter table operator_task validate constraint operator_task_resolution_check;
