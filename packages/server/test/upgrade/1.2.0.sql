-- Rows as release 1.2.0 wrote them: every table, every value that a constraint lists, and a payment in every state.
insert into agency values
  (default, 'Horizon Travel', true, true, true, true, true, true),
  (default, 'Meridian Tours', false, false, false, false, true, true);
insert into environment values ('staging');
insert into supplier (id, kind, code, name, display_name, parent_id, has_statement, saved_by, saved_at) values
  (1, 'vendor', 'TESTDRIVE', 'Test Drive', 'Test Drive', null, true, 'ops', '2027-01-01T00:00:00Z'),
  (2, 'vendor', 'ANADOLU', 'Anadolu Rent', 'Anadolu Rent', null, true, 'ops', '2027-01-01T00:00:00Z'),
  (101, 'vendor', 'ANADOLU-ECO', 'Anadolu Eco', 'Anadolu Eco', 2, true, 'ops', '2027-01-01T00:00:00Z'),
  (1001, 'transferSupplier', 'BOSPHORUS', 'Bosphorus Transfers', 'Bosphorus Transfers', null, true, 'ops', '2027-01-01T00:00:00Z');
insert into supplier_switch (kind, code, is_on, switched_by, switched_at) values
  ('vendor', 'ANADOLU', false, 'ops', '2027-02-01T09:00:00Z'), ('vendor', 'ANADOLU', true, 'ops', '2027-02-01T10:00:00Z'),
  ('transferSupplier', 'BOSPHORUS', false, 'ops', '2027-02-01T09:00:00Z'),
  ('transferSupplier', 'BOSPHORUS', true, 'ops', '2027-02-01T10:00:00Z');
insert into exchange_rate (source, base, as_of, published_at, fetched_at, rates, is_held, after_id) values
  ('tcmb', 'TRY', '2027-02-26', '2027-02-26T12:30:00Z', '2027-02-26T12:31:00Z', '[
    {"currency": "EUR", "unit": 1, "buying": "50.0000", "selling": "50.0000"},
    {"currency": "USD", "unit": 1, "buying": "43.0000", "selling": "43.0000"},
    {"currency": "GBP", "unit": 1, "buying": "57.5000", "selling": "57.5000"}
  ]', false, 0);
insert into exchange_rate_acceptance values (1, 'ops', '2027-02-26T13:00:00Z');
insert into agency_user values
  ('usr_horizon_1', 1, 'elif.demir@horizon.example', 'Elif', 'Demir'),
  ('usr_meridian_1', 2, 'mert.aydin@meridian.example', 'Mert', 'Aydin');
insert into api_key values
  ('key_horizon_1', 'usr_horizon_1', 'ak_staging_horizon', sha256('sk_staging_horizon_5f1d0c7a9be24836'), 'active'),
  ('key_horizon_2', 'usr_horizon_1', 'ak_old', sha256('sk_old'), 'disabled'),
  ('key_meridian_1', 'usr_meridian_1', 'ak_staging_meridian', sha256('sk_staging_meridian_c2b84e61f07d4a95'), 'suspended');
insert into token_family values ('fam_1', 'key_horizon_1', 3, '2027-03-01T08:00:00Z', '2027-03-31T09:00:00Z', null);
insert into rate_limit values ('searchCars:usr_horizon_1', 3, 1803891660000);
insert into car_search values ('search_1', 1, '2027-03-01T09:10:00Z', '\x28b52ffd');
insert into car_search_extras values ('search_1', 'clio', '\x28b52ffd');
insert into transfer_search values ('search_2', 1, '2027-03-01T09:10:00Z', '\x28b52ffd');
insert into callback_origin values (1, 'https://booking.horizon.example');
insert into credit_check_configuration values (1);
insert into credit_report values (
  482913057, 'rep_1', 1, 'code', 'enq_1', sha256('20000000282'), '2027-03-01T08:50:00Z',
  sha256('123456'), '2027-03-01T08:50:01Z', 1, 2, '2027-03-01T08:51:00Z', '2027-03-01T08:51:01Z'
);
insert into credit_approval values (1, sha256('20000000282'), 4, '2027-03-01T08:52:00Z');
insert into idempotency_key values (1, 'createOrder', 'a-key', sha256('{}'), 'CAR-settled', '2027-03-02T09:00:00Z');
insert into agency_billing_address values (1, '{
  "type": "corporateCompany", "firstName": "Horizon Travel A.Ş.", "email": "accounting@horizon.example", "phone": "+902125550142",
  "line": "Büyükdere Caddesi 142", "adm1": "İstanbul", "adm2": "Şişli", "zipCode": "34394", "countryCode": "TR",
  "countryName": "Türkiye", "taxDivision": "Mecidiyeköy", "taxIdentifier": "4630123450"
}');
insert into credit_record values
  (101, 1, 'TRY', true, 500000000), (103, 1, 'EUR', true, 5000000), (104, 1, 'USD', true, 5000000),
  (105, 1, 'GBP', false, 5000000);
insert into ledger_entry (record_id, kind, debit_account, credit_account, amount, entered_at)
  select id, 'opening', 'available', 'granted', remaining, '2027-01-01T00:00:00Z' from credit_record;

-- One order per story: the product, the payment method, the statuses of order and payment, the ledger entries, and the
-- transitions.
create temporary table story (
  number integer, name text, order_kind text, method text, order_status text, status text, ledger text[], transitions text[]
);
insert into story values
  (1, 'unpaid', 'car', 'card', 'pending', null, '{}', '{}'),
  (2, 'tooLate', 'transfer', 'limit', 'expired', null, '{}', '{}'),
  (3, 'awaiting3ds', 'car', 'card', 'pending', 'awaiting3ds', '{}', '{awaiting3ds}'),
  (4, 'charging', 'car', 'card', 'pending', 'charging', '{}', '{charging}'),
  (5, 'closing', 'car', 'card', 'pending', 'voiding', '{}', '{charging,voiding}'),
  (6, 'charged', 'car', 'limit', 'pending', 'charged', '{hold}', '{charging,charged}'),
  (7, 'unbooking', 'transfer', 'limit', 'pendingPayment', 'cancellingReservation', '{hold}', '{charging,charged,cancellingReservation}'),
  (8, 'reversing', 'car', 'limit', 'pending', 'reversing', '{hold}', '{charging,charged,reversing}'),
  (9, 'settled', 'transfer', 'limit', 'reserved', 'completed', '{hold,post}', '{charging,charged,completed}'),
  (10, 'settledByCard', 'car', 'card', 'reserved', 'completed', '{}', '{charging,charged,completed}'),
  (11, 'declined', 'car', 'card', 'pending', 'declined', '{}', '{charging,declined}'),
  (12, 'unanswered', 'car', 'card', 'pending', 'voided', '{}', '{charging,voiding,voided}'),
  (13, 'reversed', 'transfer', 'limit', 'failed', 'reversed', '{hold,reverse}', '{charging,charged,reversing,reversed}'),
  (14, 'reversedByCard', 'car', 'card', 'failed', 'reversed', '{}', '{charging,charged,reversing,reversed}'),
  (15, 'expired', 'car', 'card', 'pending', 'expired', '{}', '{awaiting3ds,expired}'),
  (16, 'lateReversing', 'car', 'card', 'pending', 'reversingLateCharge', '{}', '{awaiting3ds,expired,reversingLateCharge}'),
  (17, 'lateReversed', 'car', 'card', 'pending', 'lateChargeReversed', '{}', '{awaiting3ds,expired,reversingLateCharge,lateChargeReversed}'),
  (18, 'cancelling', 'car', 'limit', 'reserved', 'cancelling', '{hold,post}', '{charging,charged,completed,cancelling}'),
  (19, 'refunding', 'transfer', 'limit', 'canceled', 'refunding', '{hold,post}',
    '{charging,charged,completed,cancelling,refunding}'),
  (20, 'refunded', 'car', 'limit', 'cancelled', 'refunded', '{hold,post,refund}',
    '{charging,charged,completed,cancelling,refunding,refunded}'),
  (21, 'withdrawn', 'car', 'card', 'pending', 'withdrawn', '{}', '{awaiting3ds,withdrawn}'),
  (22, 'halfCanceled', 'transfer', 'limit', 'reserved', 'completed', '{hold,post,refundPart}',
    '{charging,charged,completed,cancelling,refunding,completed}');

insert into car_order
  select
    'CAR-' || name, 1, 'usr_horizon_1', '203.0.113.24', case method when 'limit' then 'limit' else 'creditCard' end,
    case when method = 'limit' then (array['full', 'limited'])[number / 2 % 2 + 1] end,
    case method when 'limit' then 'TRY' else (array['TRY', 'EUR', 'USD', 'GBP'])[number % 4 + 1] end,
    (array['en', 'tr', 'de'])[number % 3 + 1], null, 'TESTDRIVE', 'offer', '2027-06-10T07:00:00Z', 48, 483900, 161300,
    '{"firstName": "Deniz", "lastName": "Kaya", "email": "deniz.kaya@example.com", "phone": "+905321234567",
      "nationality": "TR", "birthDate": "1990-04-12", "identityNumber": "10000000146"}',
    '{"type": "individual", "firstName": "Deniz", "lastName": "Kaya", "email": "deniz.kaya@example.com",
      "phone": "+905321234567"}',
    '2027-03-01T08:55:00Z', case when order_status in ('reserved', 'cancelled') then 483900 end
  from story where order_kind = 'car';

insert into transfer_order
  select
    'TRF-' || name, 1, 'usr_horizon_1', '203.0.113.24', 'BOSPHORUS', 'offer', '2027-06-10T08:00:00Z',
    '2027-03-01T10:00:00Z', 572280, 'TRY',
    '{"code": "FUJMKktVRm5gGYG010HB0w",
      "appointment": {"pickup": {"lat": 41.2613, "lon": 28.74195, "name": "Istanbul Airport"},
        "dropoff": {"lat": 41.037, "lon": 28.9851, "name": "Taksim"}, "pickupTime": "2027-06-10T11:00:00+03:00",
        "passengerCount": 1},
      "onewayDistance": 43464, "onewayDuration": 3198,
      "vehicle": {"name": "Mercedes Vito", "seatCount": 6, "baggageCount": 6, "image": "http://127.0.0.1:8081/images/mercedes-vito.svg"},
      "pricing": {"currency": "TRY",
        "fees": [{"amount": 572280, "currency": "TRY", "type": "oneway", "charge": "advance", "description": "Outbound leg"}],
        "vendorTotal": {"amount": 0, "currency": "TRY"}, "paymentTotal": {"amount": 572280, "currency": "TRY"},
        "discountTotal": {"amount": 0, "currency": "TRY"}, "total": {"amount": 572280, "currency": "TRY"}},
      "rules": [{"type": "freeCancellation", "description": "Cancellation is free until 24 hours before pick-up."}],
      "cancellationPolicies": [{"type": "freeCancel", "until": "2027-06-09T11:00:00+03:00",
        "description": "Until then a cancellation gives back everything."}]}',
    '[{"primary": true, "firstName": "Deniz", "lastName": "Kaya", "gender": "F", "birthDate": "1990-04-12",
      "nationality": "TR", "email": "deniz.kaya@example.com", "phone": "+905321234567", "identityNumber": "10000000146"}]',
    (select address::text::json from agency_billing_address), 'TK1980', null, '2027-03-01T08:55:00Z', order_status,
    case when order_status in ('reserved', 'canceled') then 'BO-' || number end, '2027-03-01T08:56:00Z'
  from story where order_kind = 'transfer';

update transfer_order set last_pick_up_at = pick_up_at;
update car_order set return_at = '2027-06-13T07:00:00Z', exchange_rate_id = 1;

insert into payment_attempt (
  id, order_kind, order_id, agency_id, method, status, amount, currency, card_first_six, card_last_four, transaction_id,
  challenge, decline, booking_message, vendor_reservation_id, refund_amount, cancelled_by, context, watch_until, changed_at,
  deadline_at, due_at, alerted_at, party, first_pick_up_at, refunded_before
)
  select
    'att_' || name, order_kind, coalesce(car.id, transfer.id), 1, method, story.status, coalesce(car.amount, transfer.amount),
    coalesce(car.currency, transfer.currency),
    case method when 'card' then '552879' end, case method when 'card' then '0008' end,
    case method when 'card' then 'trx_' || story.number end,
    case story.status when 'awaiting3ds' then '{"url": "https://bank.example/3ds/trx_3", "fields": []}' end,
    case name when 'declined' then '{"reason": "insufficientFunds", "bankCode": 10051}'::jsonb end,
    case when story.status like 'revers%' then 'There is no such car left.' end,
    case when story.status in ('completed', 'cancelling', 'refunding', 'refunded')
      then coalesce(transfer.vendor_reservation_id, 'TD-' || story.number) end,
    case when story.status in ('cancelling', 'refunding', 'refunded') then coalesce(car.amount, transfer.amount) end,
    case when story.status in ('cancelling', 'refunding') then 'agency' when story.status = 'refunded' then 'vendor' end,
    case order_kind when 'car' then '{"language": "en", "callbackUrl": "https://booking.horizon.example/done"}'::jsonb
      else '{"endUserAddress": "203.0.113.24"}' end,
    coalesce(car.pick_up_at, transfer.pick_up_at), '2027-03-01T08:59:50Z',
    case when story.status in ('awaiting3ds', 'charged') or story.status like '%ing%' then '2027-03-01T09:00:50Z'::timestamptz end,
    case when story.status = 'completed' then '2027-03-02T09:00:00Z'::timestamptz
      when story.status in ('awaiting3ds', 'charged', 'expired') or story.status like '%ing%' then '2027-03-01T09:00:02Z' end,
    case story.status when 'reversing' then '2027-03-01T08:59:59Z'::timestamptz end,
    coalesce(car.vendor_code, transfer.supplier_code), coalesce(car.pick_up_at, transfer.pick_up_at),
    case name when 'halfCanceled' then 286140 else 0 end
  from story left join car_order car on car.id = 'CAR-' || name left join transfer_order transfer on transfer.id = 'TRF-' || name
  where story.status is not null order by story.number;
insert into attempt_transition (attempt_id, from_status, to_status, moved_at)
  select 'att_' || name, transitions[step - 1], transitions[step], '2027-03-01T08:59:00Z'
  from story, generate_subscripts(transitions, 1) step order by story.number, step;
insert into callback_inbox values ('att_lateReversing', 'trx_16', '2027-03-01T08:59:40Z', 2);
insert into ledger_entry (record_id, attempt_id, kind, debit_account, credit_account, amount, entered_at)
  select 101, attempt.id, entry.kind, debit, credit, case entry.kind when 'refundPart' then refunded_before else amount end, '2027-03-01T08:59:30Z'
  from story join payment_attempt attempt on attempt.id = 'att_' || name, unnest(ledger) with ordinality entry (kind, step)
  join (values ('hold', 'held', 'available'), ('post', 'spent', 'held'), ('reverse', 'available', 'held'),
    ('refund', 'available', 'spent'), ('refundPart', 'available', 'spent')) booked (kind, debit, credit) on booked.kind = entry.kind
  order by story.number, step;
insert into ledger_entry (record_id, kind, debit_account, credit_account, amount, entered_at, reference) values
  (103, 'grant', 'available', 'granted', 1000000, '2027-02-01T09:00:00Z', 'letter 7'),
  (103, 'reduce', 'granted', 'available', 400000, '2027-02-02T09:00:00Z', 'letter 8');
update credit_record set remaining = remaining + coalesce((
  select sum(case 'available' when debit_account then amount when credit_account then -amount else 0 end)
  from ledger_entry where record_id = credit_record.id and kind <> 'opening'
), 0);

insert into car_order_item (order_id, kind, product, quantity, updated_at)
  select placed.id, 'car',
    '{"code": "IbkS0vCWHaCCMhZlFzMrUQ", "searchID": "SjbpS8S1LEKTDMNQQaHbVA", "brand": {"id": 1380984823, "name": "Fiat"},
      "class": {"id": 1, "name": "Mini"}, "model": {"id": 1402970275, "name": "Panda"},
      "imageURL": "http://127.0.0.1:8081/images/fiat-panda.svg",
      "pricing": {"total": {"amount": 483900, "currency": "TRY"}, "paymentTotal": {"amount": 483900, "currency": "TRY"}}}',
    1, '2027-03-01T08:55:00Z'
  from story join car_order placed on placed.id = 'CAR-' || name order by story.number;
update car_order_item set status = case order_status when 'cancelled' then 'reserved' else order_status end,
    vendor_reservation_id = case when order_status in ('reserved', 'cancelled') then 'TD-' || story.number end,
    payment_id = case when order_status in ('reserved', 'cancelled') then attempt.payment_id end, updated_at = '2027-03-01T08:59:40Z'
  from story left join payment_attempt attempt on attempt.id = 'att_' || name
  where car_order_item.order_id = 'CAR-' || name and order_status <> 'pending';
update car_order_item set status = order_status, vendor_cancelled = true, updated_at = '2027-03-01T08:59:50Z'
  from story where car_order_item.order_id = 'CAR-' || name and order_status = 'cancelled';
insert into car_order_item (order_id, kind, product, quantity, status, updated_at) values (
  'CAR-unpaid', 'extra',
  '{"code": "BABY_SEAT", "name": "Baby Seat", "type": "equipment", "pricing": {"total": {"amount": 66000, "currency": "TRY"}}}',
  1, 'removed', '2027-03-01T08:56:00Z'
);
insert into car_order_item (order_id, kind, product, insurance, quantity, updated_at) values (
  'CAR-withdrawn', 'extra',
  '{"code": "CDW", "name": "Collision damage waiver", "type": "insurance", "pricing": {"total": {"amount": 90000, "currency": "TRY"}}}',
  '{"code": "CDW", "name": "Collision damage waiver", "excess": {"amount": 0, "currency": "TRY"}}', 1, '2027-03-01T08:56:00Z'
);
update transfer_order set legs = '[
  {"type": "oneway", "pickupTime": "2027-06-10T11:00:00+03:00", "amount": 572280, "commission": 0, "refunds": [],
    "canceled": {"by": "agency", "at": "2027-03-01T08:59:00.000Z", "refund": 572280}}
]' where id = 'TRF-refunding';
update transfer_order set legs = '[
  {"type": "oneway", "pickupTime": "2027-06-10T11:00:00+03:00", "amount": 286140, "commission": 0, "refunds": []},
  {"type": "return", "pickupTime": "2027-06-13T06:00:00+03:00", "amount": 286140, "commission": 0, "refunds": [],
    "canceled": {"by": "supplier", "at": "2027-03-01T08:59:00.000Z", "refund": 286140}}
]' where id = 'TRF-halfCanceled';
drop table story;

-- Rides and polling data of the orders.
insert into transfer_ride_event (order_id, agency_id, leg, type, happened_at, expected_at, noticed_at)
  select 'TRF-halfCanceled', 1, case type when 'noShow' then 'return' else 'oneway' end, type, moment, null, moment
  from unnest(array['assigned', 'departed', 'delayed', 'arrived', 'passengerOnBoard', 'noShow', 'completed'])
    with ordinality step (type, number), lateral (select '2027-03-01T08:00:00Z'::timestamptz + number * interval '1 minute') at (moment);
insert into transfer_order_change values (
  'TRF-halfCanceled', 1, 'chg_1', '\x00', '2027-03-01T08:58:00Z', '2027-03-02T09:00:00Z'
);
-- Personal data of new orders is stored only in encrypted form.
update car_order set
    passenger = '{"firstName":"erased","lastName":"erased","email":"erased@erased.invalid","nationality":"ZZ","phone":"+10000000","birthDate":"1900-01-01"}', billing = '{"type":"individual","firstName":"erased"}',
    end_user_address = '0.0.0.0', personal_sealed =
    '\x026263d936e2eaa447b1f4bf8c6e160201f472f1a7450c37f430ff5b4782c031feb9124fa0c3a67691053a9046a34beeb4cef0d33797f91060aaf23054f109e33eaa309718ae3d1b6ce48022546f69d300c70cd982231dfa965ad335f23d5d70ed9259f2994fe2221593ec19d9ed5199718ab77e33306145c2dc76f27c5a3a154067d4c2949311ed6f17f980ada170c56b5be4576664a4eea5b43f93bcb9104b57aeeac98bb5476ea26ed73fa5db77eebff487e34148b5db1b6dd9dd038ee4a0b07966d181c6dc3e3f003ca5644beda4f4d301e72ad6cdd04a7d786284bbf325c030c864a91ef950d233f03da99656f7ac10b7ab510be7420085404bab0bbd41e33af636506199eb59bb6ed46a0b0162c0f5764e787474f16f04f27e341dc93d777ae88cef2af5c6645d73e6715b292ef7fadd2175f79eeaae295ac2dd2effb06a1baad34768782f93e19e45ad3659f385b32554ff41fb535cf2a374a2aa816865038e4dc91c101f46fdc345ce18e04e9af4e0e5746b498b3e10d0b308633d1edb802deadfdf8b094f5785810705fd2e1895762caa7c30d60aa3'
  where id = 'CAR-settledByCard';
insert into order_last_name values (1, substring(sha256('kaya') for 16), 'CAR-unpaid');
insert into order_person values (1, substring(sha256('deniz kaya') for 16), 'CAR-unpaid');
insert into erasure values
  ('CAR-2026a', '2027-02-01T09:00:00Z', 'personAsked'), ('CAR-2026b', '2027-02-01T09:00:00Z', 'agencyAsked'),
  ('TRF-2026a', '2027-02-01T09:00:00Z', 'authorityAsked');
insert into card_try values ('att_declined', 1, sha256('5528790000000008'), '552879', '2027-03-01T08:59:00Z');
insert into campaign (code, name, names, is_on, saved_by, saved_at) values
  ('SPRING10', 'Spring', '{"en": "Spring"}', false, 'ops', '2027-02-01T09:00:00Z');
insert into exchange_margin (agency_id, basis_points, set_by, set_at) values (2, 50, 'ops', '2027-02-01T09:00:00Z');

-- Events of agencies. The first three have a position in the feed.
insert into event_feed values (1, 3);
update event set position = id where id <= 3;
insert into webhook_endpoint values
  ('whe_on', 1, 'https://hooks.horizon.example/', null, '{}', 'enabled', null,
    '\x024cb23e2bcf9bbe109c4bd0628ea674bf598d196e49684ed6269f863d9690bd709e0357d9038a17dd740afed3a5b1f1baaca1a9925d8c9b6059fcac1a47a8eff76ad0fef5a988be420a92f116afb9e235b80e2dd2da87f8dc7044a0ac2f10e64955d9',
    null, 3, null, '2027-02-01T09:00:00Z', '2027-02-01T09:00:00Z'),
  ('whe_off', 1, 'https://hooks.horizon.example/', 'off', '{}', 'disabled', 'agency',
    '\x024cb23e2bcf9b5530e163982063f89f6e76c797a9bcd35e19f3d1af9120a448b8a1995072432e5a31ab68ccb2a15381e38429ec53d925c1124213a1004d132543121b68a5e5291e7c9ded701dcc0d204ce10b842df08bb2572bfe3b1fd3f69cb12847',
    null, 3, null, '2027-02-01T09:00:00Z', '2027-02-01T09:00:00Z'),
  ('whe_gone', 1, 'https://hooks.horizon.example/', 'gone', '{}', 'disabled', 'gone',
    '\x024cb23e2bcf9b6f78b0a24d2d12dc26412c82a757ee85066470957ab9c6db137fbba23b6aaeaddc4e7f886665acdfaea8fdd88819bcb931b6af710f001af8f67ad530326182e9722d6e8d967f6c63d9e535bd0128d8ea078b220139eb29c35ef51c8a',
    null, 3, null, '2027-02-01T09:00:00Z', '2027-02-01T09:00:00Z'),
  ('whe_failing', 1, 'https://hooks.horizon.example/', 'failing', '{}', 'disabled', 'failing',
    '\x024cb23e2bcf9b1d5dbd92f3727d75d7892b012e00b2ea3e0ef8f871604f592c4e1a67f0c8c5e6f608d9b945774c58dfe529925c32d562ba28ae2559b38faec8897b4d384863cbf273a56dc8468ac0b41d888141c580a00c0ff10fe6392e1b9fb13c4c',
    null, 3, '2027-02-01T09:00:00Z', '2027-02-01T09:00:00Z', '2027-02-04T09:00:00Z');
insert into webhook_delivery (endpoint_id, agency_id, position, status, tries, due_at, created_at) values
  ('whe_on', 1, 1, 'delivered', 1, null, '2027-02-01T09:00:00Z'), ('whe_on', 1, 2, 'givenUp', 10, null, '2027-02-01T09:00:00Z'),
  ('whe_on', 1, 3, 'pending', 0, '2027-03-02T09:00:00Z', '2027-02-01T09:00:00Z');

-- Members of the portal.
insert into portal_member (id, email, role, agency_id, created_at, language)
  select 'mbr_' || role, role || '@portal.example', role, case when role <> 'operator' then 1 end, '2027-02-01T09:00:00Z',
    case role when 'owner' then 'en' when 'developer' then 'tr' when 'finance' then 'de' end
  from unnest(array['owner', 'developer', 'finance', 'viewer', 'operator']) role;
update portal_member set decides_since = created_at where role = 'operator';
insert into portal_link
  select 'lnk_' || kind, sha256(kind::bytea), kind, 'mbr_viewer', '2027-02-28T09:00:00Z', '2027-03-03T09:00:00Z'
  from unnest(array['invitation', 'passwordReset']) kind;
insert into portal_mail select 'lnk_' || kind, kind, 'viewer@portal.example', '2027-02-28T09:00:00Z', '2027-03-02T09:00:00Z', 1
  from unnest(array['invitation', 'passwordReset']) kind;
insert into portal_mail select 'mai_' || kind, kind, 'operator@portal.example', '2027-02-28T09:00:00Z', '2027-03-02T09:00:00Z', 1
  from unnest(array['passwordChanged', 'secondFactorSet', 'secondFactorRemoved', 'passkeyAdded', 'passkeyRemoved', 'factorsReset',
    'approvalRequested', 'doneAlone', 'invitedElsewhere']) kind;
insert into portal_network values ('mbr_owner', sha256('203.0.113.0/24'), '2027-02-28T09:00:00Z');
insert into portal_recovery_code values ('mbr_owner', sha256('a code'));
insert into portal_passkey values ('psk_1', 'mbr_owner', 'AQID', '\x00', 1, 'A phone', '2027-02-28T09:00:00Z', null);
insert into portal_passkey_challenge values (sha256('a challenge'), null, '2027-03-01T09:05:00Z');
insert into portal_session values (
  'ses_1', sha256('a session'), 'mbr_owner', '2027-03-01T08:00:00Z', '2027-03-01T08:30:00Z', '2027-03-01T20:00:00Z', null, '203.0.113.24', null
);
insert into portal_try values (sha256('owner@portal.example'), 1, '2027-03-01T08:00:00Z', '2027-03-01T08:00:01Z');
update api_key set scope = 'readOnly' where id = 'key_horizon_2';
insert into api_key_use values ('key_horizon_1', '2027-03-01T08:30:00Z');

-- Data for operators: audit events, approvals, reconciliations, tasks and logs.
insert into audit_event (at, actor, action, subject, agency_id, before, after) values
  ('2027-02-01T09:00:00Z', 'ops', 'grantCredit', '103', 1, null, '{"amount": 1000000, "currency": "EUR"}');
insert into approval (action, subject, agency_id, asked, asked_by, asked_at, expires_at, status, decided_by, decided_at, alone)
  select action, '103', 1, '{}', 'ops', '2027-02-01T09:00:00Z', '2027-02-08T09:00:00Z', status,
    case when status = 'waiting' then null when alone in ('unreviewed', 'coolDown') then 'ops' else 'ops2' end,
    case status when 'waiting' then null else '2027-02-01T10:00:00Z'::timestamptz end, alone
  from unnest(
    array['grantCredit', 'adjustCredit', 'settleTask', 'erasePerson', 'saveSupplier', 'endAgency', 'inviteOperator',
      'removeOperator', 'resetOperator'],
    array['approved', 'rejected', 'approved', 'waiting', 'approved', 'rejected', 'approved', 'approved', 'rejected'],
    array['unreviewed', null, null, null, 'coolDown', null, 'commandLine', null, null]
  ) each (action, status, alone);
insert into reconciliation_run (reason, days, began_at, ended_at, statements, unanswered, compared, differences, opened, gone)
  select reason, '{2027-02-28}', '2027-03-01T03:00:00Z', '2027-03-01T03:01:00Z', 2, 0, 18, '{}', 6, 6
  from unnest(array['daily', 'asked']) reason;
insert into reconciliation_difference (party, reference, kind, day, attempt_id, ours, theirs, found_at, gone_at)
  select 'PROCESSOR', 'att_settledByCard', kind, '2027-02-28', 'att_settledByCard', '{}', '{}', '2027-03-01T03:00:00Z', '2027-03-01T04:00:00Z'
  from unnest(array['unknownToUs', 'unknownToThem', 'amountDiffers', 'currencyDiffers', 'stateDiffers', 'chargedTwice']) kind;
insert into operator_task (kind, difference_id, reason, opened_at, resolved_at, resolution)
  select kind, id, 'The books differ.', found_at, gone_at, 'gone' from reconciliation_difference;
insert into operator_task (kind, attempt_id, reason, opened_at, resolved_at, resolution, settled_by, note) values
  ('voidRefused', 'att_reversedByCard', 'The processor refused.', '2027-03-01T08:58:00Z', '2027-03-01T08:59:00Z', 'agreed', null, null),
  ('refundRefused', 'att_refunded', 'The processor refused.', '2027-03-01T08:58:00Z', '2027-03-01T08:59:00Z', 'settledByHand', 'ops', 'transfer 7');
insert into request_log (at, agency_id, key_id, request_id, operation, status, error_key, duration_ms, is_repeat, refused_field, refused_rule) values
  ('2027-03-01T08:30:00Z', 1, 'key_horizon_1', 'req-1-2-3-4', 'getOrder', 404, 'carOrder.notFound', 12, false, null, null),
  ('2027-03-01T08:31:00Z', 1, 'key_horizon_1', 'req-1-2-3-5', 'createOrder', 400, 'carOrder.invalid', 4, false, 'passenger.email', 'format');
insert into outside_call (order_id, attempt_id, party_kind, party, operation, outcome, hour, first_at, last_at, times, longest_ms) values (
  'CAR-settledByCard', 'att_settledByCard', 'vendor', 'TESTDRIVE', 'reserve', 'answered', '2027-03-01T08:00:00Z', '2027-03-01T08:59:00Z',
  '2027-03-01T08:59:00Z', 1, 120
);
insert into readiness_probe values ('');
