-- What is to be sent to members, before it is: the secrets of links are made when it goes out, and stand nowhere.
create table portal_mail (
  id text primary key,
  kind text not null check (kind in ('invitation', 'passwordReset')),
  -- In lower case. For a reset it is what somebody has typed, and may be nobody's.
  email text not null,
  created_at timestamptz not null,
  -- When it is tried next.
  due_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0)
);

-- Asked for twice, it goes out once.
create unique index portal_mail_once on portal_mail (email, kind);
create index portal_mail_due on portal_mail (due_at);
