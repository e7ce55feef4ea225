-- Existing rows meet narrower checks already. Reading them once takes no lock that writers wait for.
alter table approval validate constraint approval_alone_check;
alter table approval validate constraint approval_action_check;
alter table approval validate constraint approval_by_two_check;
alter table portal_mail validate constraint portal_mail_kind_check;
