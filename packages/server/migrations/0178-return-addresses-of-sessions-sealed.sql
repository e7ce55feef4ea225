-- Addresses stored in plain text by builds between releases are discarded with their column.
alter table payment_session drop column return_url;
alter table payment_session add column return_url_sealed bytea;

create index payment_session_return on payment_session (changed_at) where return_url_sealed is not null;
