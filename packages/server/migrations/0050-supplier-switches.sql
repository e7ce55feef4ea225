-- Who is asked for offers: the last row of a vendor or transfer supplier counts, and without one it is on.
create table supplier_switch (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('vendor', 'transferSupplier')),
  code text not null,
  is_on boolean not null,
  switched_by text not null,
  switched_at timestamptz not null
);
create index supplier_switch_of_supplier on supplier_switch (kind, code, id desc);
