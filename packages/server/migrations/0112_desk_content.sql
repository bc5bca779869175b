-- Who withdrew an announcement (DESK-21); null: before this migration, or not withdrawn.
alter table announcements add column withdrawn_by text;

-- The desk writes announcements, and pins events and matches.
grant select, insert on announcements to clutchline_desk;
grant update (revision, type, severity, texts, publish_at, expires_at, pinned, audience, spoils, maintenance, approved_by, changed_at,
  withdrawn_at, withdrawn_by, notified_at) on announcements to clutchline_desk;
grant select, insert, delete on pins to clutchline_desk;
