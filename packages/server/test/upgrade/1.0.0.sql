-- Rows as release 1.0.0 wrote them: every table, every value that a constraint lists, and a payment in every state.
insert into agency values
  (default, 'Horizon Travel', true, true, true, true, true, true),
  (default, 'Meridian Tours', false, false, false, false, true, true);
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
  (5, 'closing', 'car', 'card', 'pending', 'closing', '{}', '{charging,closing}'),
  (6, 'charged', 'car', 'limit', 'pending', 'charged', '{hold}', '{charging,charged}'),
  (7, 'unbooking', 'transfer', 'limit', 'pendingPayment', 'unbooking', '{hold}', '{charging,charged,unbooking}'),
  (8, 'reversing', 'car', 'limit', 'pending', 'reversing', '{hold}', '{charging,charged,reversing}'),
  (9, 'settled', 'transfer', 'limit', 'reserved', 'settled', '{hold,post}', '{charging,charged,settled}'),
  (10, 'settledByCard', 'car', 'card', 'reserved', 'settled', '{}', '{charging,charged,settled}'),
  (11, 'declined', 'car', 'card', 'pending', 'declined', '{}', '{charging,declined}'),
  (12, 'unanswered', 'car', 'card', 'pending', 'declined', '{}', '{charging,closing,declined}'),
  (13, 'reversed', 'transfer', 'limit', 'failed', 'reversed', '{hold,reverse}', '{charging,charged,reversing,reversed}'),
  (14, 'reversedByCard', 'car', 'card', 'failed', 'reversed', '{}', '{charging,charged,reversing,reversed}'),
  (15, 'expired', 'car', 'card', 'pending', 'expired', '{}', '{awaiting3ds,expired}'),
  (16, 'lateReversing', 'car', 'card', 'pending', 'lateReversing', '{}', '{awaiting3ds,expired,lateReversing}'),
  (17, 'lateReversed', 'car', 'card', 'pending', 'lateReversed', '{}', '{awaiting3ds,expired,lateReversing,lateReversed}'),
  (18, 'cancelling', 'car', 'limit', 'reserved', 'cancelling', '{hold,post}', '{charging,charged,settled,cancelling}'),
  (19, 'refunding', 'transfer', 'limit', 'canceled', 'refunding', '{hold,post}',
    '{charging,charged,settled,cancelling,refunding}'),
  (20, 'refunded', 'car', 'limit', 'cancelled', 'refunded', '{hold,post,refund}',
    '{charging,charged,settled,cancelling,refunding,refunded}');

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

insert into payment_attempt (
  id, order_kind, order_id, agency_id, method, status, amount, currency, card_first_six, card_last_four, transaction_id,
  challenge, decline, booking_message, vendor_reservation_id, refund_amount, cancelled_by, context, watch_until, changed_at,
  deadline_at, wake_at, alerted_at
)
  select
    'att_' || name, order_kind, coalesce(car.id, transfer.id), 1, method, story.status, coalesce(car.amount, transfer.amount),
    coalesce(car.currency, transfer.currency),
    case method when 'card' then '552879' end, case method when 'card' then '0008' end,
    case method when 'card' then 'trx_' || number end,
    case story.status when 'awaiting3ds' then '{"url": "https://bank.example/3ds/trx_3", "fields": []}' end,
    case name when 'declined' then '{"reason": "insufficientFunds", "bankCode": 10051}'::jsonb
      when 'unanswered' then '{"reason": "noAnswer"}' end,
    case when story.status like 'revers%' then 'There is no such car left.' end,
    case when story.status in ('settled', 'cancelling', 'refunding', 'refunded')
      then coalesce(transfer.vendor_reservation_id, 'TD-' || number) end,
    case when story.status in ('cancelling', 'refunding', 'refunded') then coalesce(car.amount, transfer.amount) end,
    case when story.status in ('cancelling', 'refunding') then 'agency' when story.status = 'refunded' then 'vendor' end,
    case order_kind when 'car' then '{"language": "en", "callbackUrl": "https://booking.horizon.example/done"}'::jsonb
      else '{"endUserAddress": "203.0.113.24"}' end,
    coalesce(car.pick_up_at, transfer.pick_up_at), '2027-03-01T08:59:50Z',
    case when story.status in ('awaiting3ds', 'charged') or story.status like '%ing' then '2027-03-01T09:00:50Z'::timestamptz end,
    case when story.status = 'settled' then '2027-03-02T09:00:00Z'::timestamptz
      when story.status in ('awaiting3ds', 'charged', 'expired') or story.status like '%ing' then '2027-03-01T09:00:02Z' end,
    case story.status when 'reversing' then '2027-03-01T08:59:59Z'::timestamptz end
  from story left join car_order car on car.id = 'CAR-' || name left join transfer_order transfer on transfer.id = 'TRF-' || name
  where story.status is not null order by number;
insert into attempt_transition (attempt_id, from_status, to_status, moved_at)
  select 'att_' || name, transitions[step - 1], transitions[step], '2027-03-01T08:59:00Z'
  from story, generate_subscripts(transitions, 1) step order by number, step;
insert into callback_inbox values ('att_lateReversing', 'trx_16', '2027-03-01T08:59:40Z', 2);
insert into ledger_entry (record_id, attempt_id, kind, debit_account, credit_account, amount, entered_at)
  select 101, attempt.id, entry.kind, debit, credit, amount, '2027-03-01T08:59:30Z'
  from story join payment_attempt attempt on attempt.id = 'att_' || name, unnest(ledger) with ordinality entry (kind, step)
  join (values ('hold', 'held', 'available'), ('post', 'spent', 'held'), ('reverse', 'available', 'held'),
    ('refund', 'available', 'spent')) booked (kind, debit, credit) on booked.kind = entry.kind
  order by number, step;
update credit_record set remaining = remaining + coalesce((
  select sum(case 'available' when debit_account then amount when credit_account then -amount else 0 end)
  from ledger_entry where record_id = credit_record.id and kind <> 'opening'
), 0);

insert into car_order_item (order_id, kind, product, quantity, status, vendor_cancelled, vendor_reservation_id, payment_id, updated_at)
  select placed.id, 'car',
    '{"code": "IbkS0vCWHaCCMhZlFzMrUQ", "searchID": "SjbpS8S1LEKTDMNQQaHbVA", "brand": {"id": 1380984823, "name": "Fiat"},
      "class": {"id": 1, "name": "Mini"}, "model": {"id": 1402970275, "name": "Panda"},
      "imageURL": "http://127.0.0.1:8081/images/fiat-panda.svg",
      "pricing": {"total": {"amount": 483900, "currency": "TRY"}, "paymentTotal": {"amount": 483900, "currency": "TRY"}}}',
    1, order_status, name = 'refunded',
    case when order_status in ('reserved', 'cancelled') then 'TD-' || number end,
    case when order_status in ('reserved', 'cancelled') then payment_id end, '2027-03-01T08:59:50Z'
  from story join car_order placed on placed.id = 'CAR-' || name left join payment_attempt on payment_attempt.id = 'att_' || name
  order by number;
insert into car_order_item (order_id, kind, product, quantity, status, updated_at) values (
  'CAR-unpaid', 'extra',
  '{"code": "BABY_SEAT", "name": "Baby Seat", "type": "equipment", "pricing": {"total": {"amount": 66000, "currency": "TRY"}}}',
  1, 'removed', '2027-03-01T08:56:00Z'
);
drop table story;
