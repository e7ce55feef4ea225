-- Completes the rows that release 1.0.0 wrote, so that no later release has to derive the missing values.

-- A cancellation was free until some hours before pick-up, and cost a day's rent afterwards.
update car_order set cancellation = jsonb_build_array(
    jsonb_build_object(
      'until', to_char((pick_up_at - free_cancellation_hours * interval '1 hour') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'fee', jsonb_build_object('amount', 0, 'currency', currency)),
    jsonb_build_object(
      'until', to_char(pick_up_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'fee', jsonb_build_object('amount', day_rent, 'currency', currency)))
  where cancellation is null;
update car_order set return_at = pick_up_at where return_at is null;
update transfer_order set last_pick_up_at = pick_up_at where last_pick_up_at is null;

-- All suppliers had the same terms for each leg. The legs share the payment and the commission by price, rounded half up.
with priced as (
  select id, amount::numeric as paid,
    product #>> '{appointment,pickupTime}' as there_at, product #>> '{appointment,returnPickupTime}' as back_at,
    coalesce((select (fee ->> 'amount')::numeric from json_array_elements(product #> '{pricing,fees}') fee
      where fee ->> 'type' = 'oneway' limit 1), 0) as there,
    coalesce((select (fee ->> 'amount')::numeric from json_array_elements(product #> '{pricing,fees}') fee
      where fee ->> 'type' = 'return' limit 1), 0) as back,
    coalesce((select (fee ->> 'amount')::numeric from json_array_elements(product #> '{pricing,fees}') fee
      where fee ->> 'type' = 'commission' limit 1), 0) as earned
  from transfer_order where legs is null
), shared as (
  select *,
    case when back_at is null or there + back = 0 then 0 else div(2 * paid * back + there + back, 2 * (there + back)) end as back_paid,
    case when back_at is null or there + back = 0 then 0 else div(2 * earned * back + there + back, 2 * (there + back)) end as back_earned
  from priced
), leg as (
  select id, 1 as number, 'oneway' as type, there_at as pick_up, paid - back_paid as amount, earned - back_earned as commission from shared
  union all
  select id, 2, 'return', back_at, back_paid, back_earned from shared where back_at is not null
)
update transfer_order set legs = (
    select json_agg(json_build_object(
      'type', type, 'pickupTime', pick_up, 'amount', leg.amount, 'commission', commission, 'refunds', json_build_array(
        json_build_object(
          'until', to_char((pick_up::timestamptz - interval '24 hours') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'amount', leg.amount, 'description', 'Until then a cancellation gives back everything.'),
        json_build_object(
          'until', to_char((pick_up::timestamptz - interval '6 hours') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'amount', div(leg.amount + 1, 2), 'description', 'Until then a cancellation gives back half.'))
    ) order by number)
    from leg where leg.id = transfer_order.id)
  where legs is null;

update payment_attempt attempt set party = car.vendor_code from car_order car
  where attempt.party = '' and attempt.order_kind = 'car' and attempt.order_id = car.id;
update payment_attempt attempt set party = transfer.supplier_code from transfer_order transfer
  where attempt.party = '' and attempt.order_kind = 'transfer' and attempt.order_id = transfer.id;
update payment_attempt set first_pick_up_at = watch_until where first_pick_up_at is null;

-- Only release 1.0.0 read these values, or wrote them in this form. Release 1.2.0 still writes them.
alter table car_order
  alter column free_cancellation_hours set default 0,
  alter column day_rent set default 0;
alter table payment_attempt alter column context set default '{}';
