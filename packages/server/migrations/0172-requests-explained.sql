-- All refused fields after the first, in the form of refused_field and refused_rule: [{"field": "driver.age", "rule": "is required"}].
alter table request_log add column further_refusals jsonb;
-- The order that the call was about, if it could be read from a valid request or response.
alter table request_log add column order_id text;
