-- A list is planned by what is known of the orders. A mass change of old orders makes that wrong, and the usual tenth of a table is long in coming:
-- a list of what has changed since then takes 200 ms and more, and less than one once a fiftieth has made PostgreSQL look anew.
alter table car_order set (autovacuum_analyze_scale_factor = 0.02);
alter table transfer_order set (autovacuum_analyze_scale_factor = 0.02);
