-- Apart from the migration that adds it: rows are checked without a lock that stops writes.
alter table portal_mail validate constraint portal_mail_kind_check;
