-- The rows of before have met a narrower check than that of 0098: they are held by it, too.
alter table approval validate constraint approval_action_check;
