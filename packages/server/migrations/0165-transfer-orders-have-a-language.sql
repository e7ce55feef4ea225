-- The language of the order's texts, and of its voucher. Rows of release 1.2.0, and those that it still writes, have none: the
-- description of the outbound leg, which the service writes itself, shows their language.
alter table transfer_order add column language text;
update transfer_order set language = case product #>> '{pricing,fees,0,description}'
    when 'Gidiş' then 'tr'
    when 'Hinfahrt' then 'de'
    when 'The way there' then 'en'
    when 'Outbound leg' then 'en'
  end;
