-- The inbox says when a browser first came back.
alter table payment_attempt drop column called_back_at;
