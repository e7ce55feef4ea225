-- The processor has refused a refund so often that an operator must act: the agency gets an event, which also moves `updated_at` of the order.
create function tell_delayed_refund() returns trigger language plpgsql as $$
begin
  insert into event (agency_id, type, occurred_at, order_id, payment_id, status, previous_status)
  select agency_id, 'refund.delayed', new.opened_at, order_id, payment_id, 'delayed', 'pending'
  from payment_attempt where id = new.attempt_id and status = 'refunding';
  return null;
end
$$;

create trigger delayed_refund_is_told after insert on operator_task
  for each row when (new.kind = 'refundRefused') execute function tell_delayed_refund();
