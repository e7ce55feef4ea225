-- An invited address that has an account at a different agency: the row looks like any invitation, and `email` is a placeholder.
alter table portal_member add column invited_email text;
create unique index portal_member_invited_elsewhere on portal_member (agency_id, invited_email) where invited_email is not null;

-- Existing rows meet the narrower check.
alter table portal_mail drop constraint portal_mail_kind_check;
alter table portal_mail add constraint portal_mail_kind_check
  check (kind in (
    'invitation', 'passwordReset',
    'passwordChanged', 'secondFactorSet', 'secondFactorRemoved', 'passkeyAdded', 'passkeyRemoved', 'factorsReset',
    'approvalRequested', 'doneAlone', 'invitedElsewhere'
  )) not valid;
