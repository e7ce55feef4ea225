-- The rows of before have none.
alter table portal_member validate constraint portal_member_language_check;
