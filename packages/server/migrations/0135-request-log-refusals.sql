-- The field that a refused call named, and the rule that it broke: names and rules of the contract, no value of the request.
alter table request_log add column refused_field text, add column refused_rule text;
