-- The discounts that agencies may ask vendors for; each vendor decides in which it takes part.
create table campaign (
  id integer primary key generated always as identity,
  code text not null unique check (code ~ '^[A-Z0-9_-]{1,64}$'),
  name text not null,
  -- By language: tr, en, de.
  names jsonb not null,
  -- One that is off is as unknown as one that never was.
  is_on boolean not null,
  saved_by text not null,
  saved_at timestamptz not null
);
