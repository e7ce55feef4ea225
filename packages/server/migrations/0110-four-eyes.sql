-- Since when an operator may decide requests: the acceptance of the invitation, or a later reset of how the operator signs in.
alter table portal_member add column decides_since timestamptz;
update portal_member set decides_since = coalesce(
  (select max(at) from audit_event where action = 'acceptInvitation' and subject = 'member ' || portal_member.id),
  created_at
) where role = 'operator' and password_hash is not null;

alter table approval
  -- Null: requested at the command line, or by an earlier release.
  add column asked_by_member text,
  -- Requested by the only operator, who may carry it out from then on.
  add column cool_down_until timestamptz,
  -- How it was carried out without a second operator.
  add column alone text,
  -- In minor units, where it moves money.
  add column amount bigint,
  add column currency text,
  add column expiry_reported_at timestamptz;
alter table approval add constraint approval_alone_check
  check (alone in ('unreviewed', 'coolDown', 'commandLine')) not valid;

-- Existing rows meet narrower checks than these.
alter table approval drop constraint approval_action_check;
alter table approval add constraint approval_action_check
  check (action in (
    'grantCredit', 'adjustCredit', 'settleTask', 'erasePerson', 'saveSupplier', 'endAgency',
    'inviteOperator', 'removeOperator', 'resetOperator'
  )) not valid;
alter table approval drop constraint approval_check2;
alter table approval add constraint approval_by_two_check
  check (status <> 'approved' or lower(decided_by) <> lower(asked_by) or coalesce(alone, '') in ('unreviewed', 'coolDown'))
  not valid;
alter table portal_mail drop constraint portal_mail_kind_check;
alter table portal_mail add constraint portal_mail_kind_check
  check (kind in (
    'invitation', 'passwordReset',
    'passwordChanged', 'secondFactorSet', 'secondFactorRemoved', 'passkeyAdded', 'passkeyRemoved', 'factorsReset',
    'approvalRequested', 'doneAlone'
  )) not valid;

create index approval_unreviewed on approval (decided_at) where alone = 'unreviewed';
