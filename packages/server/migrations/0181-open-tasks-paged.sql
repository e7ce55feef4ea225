-- Operators page through the open tasks, oldest first, among all tasks.
create index operator_task_waiting on operator_task (id) where resolved_at is null;
