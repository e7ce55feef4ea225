-- Rows of before have met the narrower check already. Reading them once takes no lock that writers wait for.
alter table portal_mail validate constraint portal_mail_kind_check;
