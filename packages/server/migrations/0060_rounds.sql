-- Speed LOL (ROUND-5). Hashes, seeds and salts are 64 lower-case hex digits; times are business time, ms.
create domain hex_32 as text check (value ~ '^[0-9a-f]{64}$');

-- A chain of seeds for some rounds. The anchor is published before the lines of the salt are known.
create table round_epochs (
  id integer primary key check (id > 0),
  anchor hex_32 not null unique,
  first_round bigint not null unique check (first_round > 0),
  rounds integer not null check (rounds between 1 and 10080),
  tables_version text not null,
  tables_hash hex_32 not null,
  published_at bigint not null,
  salt_closes_at bigint not null check (salt_closes_at >= published_at),
  salt hex_32, -- null until the salt is closed
  is_broken boolean not null default false -- its secret is lost
);
create trigger append_only before delete or truncate on round_epochs for each statement execute function refuse_change();
create trigger immutable_epoch before update on round_epochs for each row when (
  (old.id, old.anchor, old.first_round, old.rounds, old.tables_version, old.tables_hash, old.published_at, old.salt_closes_at)
    is distinct from
  (new.id, new.anchor, new.first_round, new.rounds, new.tables_version, new.tables_hash, new.published_at, new.salt_closes_at)
  or (old.salt is not null and new.salt is distinct from old.salt) or (old.is_broken and not new.is_broken)
) execute function refuse_change();

-- The last seed of a chain: the outcome of every round of the epoch. In no record, log or answer.
create table round_secrets (
  epoch integer primary key references round_epochs,
  secret bytea not null check (octet_length(secret) = 32)
);
create trigger append_only before update or delete or truncate on round_secrets
  for each statement execute function refuse_change();

create table round_salt_lines (
  epoch integer not null references round_epochs,
  no integer not null check (no > 0),
  account_id bigint not null references accounts,
  request_id text not null,
  line text not null check (char_length(line) between 1 and 64),
  head hex_32 not null, -- salt as it would be without later lines
  at bigint not null,
  primary key (epoch, no),
  unique (epoch, account_id)
);
create trigger append_only before update or delete or truncate on round_salt_lines
  for each statement execute function refuse_change();

-- Finished rounds, written once, after their plays were found closed.
create table rounds (
  id bigint primary key check (id > 0), -- business ms / 120,000
  epoch integer not null references round_epochs,
  commitment hex_32 not null,
  seed hex_32,
  facts jsonb,
  scene_hash hex_32,
  was_live boolean not null, -- false: finished after its time, because no server ran
  void_reason text check (void_reason in ('no_seed', 'operator')),
  check ((seed is null) = (coalesce(void_reason, '') = 'no_seed')),
  check ((seed is null) = (facts is null) and (seed is null) = (scene_hash is null))
);
create index rounds_of_epoch on rounds (epoch, id);
create trigger append_only before update or delete or truncate on rounds for each statement execute function refuse_change();

grant select, insert on round_epochs, round_secrets, round_salt_lines, rounds to clutchline_app;
grant update (salt, is_broken) on round_epochs to clutchline_app;

-- Recorded and sealed like the tables of migration 0025 (R30, R41): what is published stays as it was published.
do $$
declare
  r record;
begin
  for r in select * from (values
    ('round_epochs', 'id', 'anchor,first_round,rounds,tables_version,tables_hash,published_at,salt_closes_at,salt,is_broken'),
    ('round_salt_lines', 'epoch,no', 'account_id,request_id,line,head,at'),
    ('rounds', 'id', 'epoch,commitment,seed,facts,scene_hash,was_live,void_reason')
  ) as t (name, key, columns)
  loop
    execute format('create trigger recorded_insert after insert on %I for each row execute function record_change(%L, %L)',
      r.name, r.key, r.columns);
    execute format('create trigger recorded_update after update of %s on %I for each row when (%s) execute function record_change(%L, %L)',
      r.columns, r.name,
      (select format('(%s) is distinct from (%s)', string_agg('old.' || c, ','), string_agg('new.' || c, ','))
       from unnest(string_to_array(r.columns, ',')) c),
      r.key, r.columns);
  end loop;
end $$;
