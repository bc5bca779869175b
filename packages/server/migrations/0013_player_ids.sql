-- External id of a player: random, immutable, unrelated to the row id.
alter table accounts add column player_id uuid not null unique default gen_random_uuid();
