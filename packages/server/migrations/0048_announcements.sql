-- Announcements (NEWS-1). `texts` has for each given language its title, its body as the author wrote it and as parsed blocks.
create table announcements (
  id text primary key check (char_length(id) between 1 and 64),
  revision smallint not null default 1,
  type text not null check (type in ('maintenance', 'system', 'rules', 'results', 'event', 'activity')),
  severity text not null check (severity in ('info', 'important', 'urgent')),
  texts jsonb not null,
  publish_at bigint not null, -- business time, ms
  expires_at bigint check (expires_at > publish_at),
  pinned boolean not null,
  audience jsonb not null,
  spoils boolean not null,
  maintenance jsonb,
  approved_by text[] not null check (cardinality(approved_by) between 1 and 2),
  changed_at bigint not null, -- business time, ms
  withdrawn_at bigint,
  check ((type = 'maintenance') = (maintenance is not null)),
  check (cardinality(approved_by) = 2 or (type <> 'maintenance' and severity <> 'urgent'))
);
create index announcements_in_order on announcements (pinned desc, publish_at desc, id desc) where withdrawn_at is null;

-- The last revision that an account has read.
create table announcement_reads (
  account_id bigint not null references accounts,
  announcement_id text not null references announcements,
  revision smallint not null,
  primary key (account_id, announcement_id)
);
grant select, insert, update on announcements, announcement_reads to clutchline_app;
