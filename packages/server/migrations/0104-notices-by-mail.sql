-- What has changed of how a member signs in is told by mail, too. Rows of before have met the narrower check.
alter table portal_mail drop constraint portal_mail_kind_check;
alter table portal_mail add constraint portal_mail_kind_check
  check (kind in (
    'invitation', 'passwordReset',
    'passwordChanged', 'secondFactorSet', 'secondFactorRemoved', 'passkeyAdded', 'passkeyRemoved', 'factorsReset'
  )) not valid;
