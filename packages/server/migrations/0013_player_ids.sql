-- How a player is named outside: random, never changed, and saying nothing of the row's own number.
alter table accounts add column player_id uuid not null unique default gen_random_uuid();
