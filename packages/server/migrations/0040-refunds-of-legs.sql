-- One way of a round trip can be cancelled while the other stands: what it gives back is a refund of its own.
alter table payment_attempt
  -- Which ways a cancellation takes, what each gives back, and whether another stands. Null: it takes everything.
  add column leg_cancellation jsonb,
  add column refunded_before bigint not null default 0,
  add check (refunded_before >= 0 and refunded_before + coalesce(refund_amount, 0) <= amount);

alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('opening', 'hold', 'post', 'reverse', 'refund', 'refundPart'));

-- Until now reservations were watched until the first pick-up.
update payment_attempt attempt
  set watch_until = transfer.last_pick_up_at, due_at = coalesce(attempt.due_at, now())
  from transfer_order transfer
  where attempt.order_kind = 'transfer' and attempt.order_id = transfer.id and attempt.status = 'completed'
    and transfer.last_pick_up_at > attempt.watch_until;
