-- Credit that a person grants or takes back. Its reference, such as that of a bank transfer, makes repeating it harmless.
create sequence credit_record_number as integer start with 1001;

alter table ledger_entry add column reference text;
alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('opening', 'grant', 'reduce', 'hold', 'post', 'reverse', 'refund', 'refundPart'));
alter table ledger_entry drop constraint ledger_entry_check1;
alter table ledger_entry add constraint ledger_entry_of_attempt
  check ((attempt_id is null) = (kind in ('opening', 'grant', 'reduce')));

create unique index ledger_entry_of_reference on ledger_entry (record_id, reference) where reference is not null;
