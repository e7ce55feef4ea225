-- What mail is written in, and the portal on a browser that has said nothing. Missing: nobody has said yet, and mail is in English.
alter table portal_member add column language text;
alter table portal_member add constraint portal_member_language_check
  check (language in ('en', 'tr', 'de')) not valid;
