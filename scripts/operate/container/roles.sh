#!/bin/sh
# Runs on the first start of PostgreSQL. Creates the owner of the schema, the role of the service and the role of the
# portal. The migration grants the privileges.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 \
  --set owner="$(cat /run/secrets/owner_password)" --set service="$(cat /run/secrets/service_password)" \
  --set portal="$(cat /run/secrets/portal_password)" <<'SQL'
create role agency_owner login password :'owner';
create role agency_service login password :'service';
create role agency_portal login password :'portal';
create database agency owner agency_owner;
SQL
