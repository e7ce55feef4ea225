-- Where an agency may have its customers sent after 3D Secure.
create table callback_origin (
  agency_id integer not null references agency,
  -- Scheme, host and port, as browsers write them: https://booking.example
  origin text not null check (origin ~ '^https?://[^/]+$'),
  primary key (agency_id, origin)
);
