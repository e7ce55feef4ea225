#!/bin/sh
# On the first start of PostgreSQL: the owner of the schema, and the role of the service.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 \
  --set owner="$(cat /run/secrets/owner_password)" --set service="$(cat /run/secrets/service_password)" <<'SQL'
create role agency_owner login password :'owner';
create role agency_service login password :'service';
create database agency owner agency_owner;
SQL
