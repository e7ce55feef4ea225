-- Which environment the rows are of: a database belongs to the one that it was first started with.
create table environment (
  name text not null check (name in ('staging', 'production')),
  is_only boolean primary key default true check (is_only)
);
