-- Quarantined feed data, stored until an operator decides.

-- State requested by the feed for a play that the guard locks; else null.
alter table plays add column guarded smallint check (guarded in (1, 2));
create index plays_guarded on plays (game_id) where guarded is not null;

create table quarantine (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('prices', 'play', 'match', 'result', 'malformed')),
  reason text not null,
  game_id bigint,
  play_id bigint,
  round smallint,
  event jsonb not null,
  seen integer not null default 1, -- times received again
  at bigint not null,
  state text not null default 'held' check (state in ('held', 'released', 'rejected', 'outdated')),
  approved_by text[] not null default '{}',
  rejected_by text,
  decided_at bigint,
  check ((state = 'held') = (decided_at is null))
);
create unique index quarantine_held on quarantine (kind, coalesce(game_id, 0), coalesce(play_id, 0), coalesce(round, 0))
  where state = 'held';

grant select, insert, update on quarantine to clutchline_app;
