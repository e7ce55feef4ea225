-- What is paid for each way of a transfer, the commission in it, and what comes back until when, as its supplier has stated it.
-- Null in rows that a release without legs has written: all suppliers had the same terms then.
alter table transfer_order add column legs json;
