-- Readiness writes a page here and takes it back: a disk that is full, or a server that only reads, cannot.
create table readiness_probe (filler text not null);
alter table readiness_probe alter column filler set storage plain;
