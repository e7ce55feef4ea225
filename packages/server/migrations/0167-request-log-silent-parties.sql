-- The vendors or suppliers without a usable response to a search, by name: [{"name": "Pera Car Rental", "outcome": "late"}].
alter table request_log add column silent_parties jsonb;
