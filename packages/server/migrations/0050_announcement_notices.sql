-- Business time of the last push about the announcement (NEWS-4); 0 before its publication and after an edit.
alter table announcements add column notified_at bigint not null default 0;
