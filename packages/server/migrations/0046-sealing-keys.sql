-- What is sealed begins with the name of its key: what another key has sealed is found, and sealed anew.
create index transfer_order_sealing_key on transfer_order ((substring(passengers_sealed from 1 for 7)))
  where passengers_sealed is not null;
