-- Auto chess (CHESS-1 to CHESS-12). Amounts are minor units, times business time in ms unless another clock is named.

-- What was published: prices and odds. The server plays only by a list that is here and has its hash.
create table chess_lists (
  version text primary key check (char_length(version) between 1 and 40),
  list jsonb not null,
  hash hex_32 not null unique, -- of the canonical JSON
  published_at bigint not null
);
create trigger append_only before update or delete or truncate on chess_lists for each statement execute function refuse_change();
grant select, insert on chess_lists to clutchline_app;

create table chess_players (
  account_id bigint primary key references accounts,
  version bigint not null default 0 check (version >= 0), -- actions that changed the state
  draws bigint not null default 0 check (draws >= 0), -- refreshes so far
  counter bigint not null default 0 check (counter >= 0), -- refreshes under the seeds in use
  next_card bigint not null default 1 check (next_card > 0),
  seeds_no bigint not null default 1 check (seeds_no > 0), -- seeds in use; the hash of the next ones is published too
  market_draw bigint check (market_draw between 1 and draws), -- refresh that is offered
  is_market_removed boolean not null default false, -- because the player was away
  refreshed_at bigint, -- wall clock
  until_7 bigint, -- ends of the rents
  until_8 bigint,
  stopped_at bigint, -- start of the break that stops the time of both slots
  seen_at bigint not null, -- wall clock: last known connection or call
  check (not (is_market_removed and market_draw is not null))
);
create trigger append_only before delete or truncate on chess_players for each statement execute function refuse_change();
grant select, insert, update (version, draws, counter, next_card, seeds_no, market_draw, is_market_removed, refreshed_at, until_7, until_8,
  stopped_at, seen_at) on chess_players to clutchline_app;

create table chess_seeds (
  account_id bigint not null references chess_players,
  no bigint not null check (no > 0),
  hash hex_32 not null unique, -- published before the client seed is known
  client_seed text check (char_length(client_seed) between 1 and 64), -- when it comes into use; the first seeds have none
  seed hex_32, -- when it is revealed
  primary key (account_id, no)
);
create trigger append_only before delete or truncate on chess_seeds for each statement execute function refuse_change();
create trigger written_once before update on chess_seeds for each row when (
  (old.account_id, old.no, old.hash) is distinct from (new.account_id, new.no, new.hash)
  or (old.client_seed is not null and new.client_seed is distinct from old.client_seed)
  or (old.seed is not null and new.seed is distinct from old.seed)
) execute function refuse_change();
grant select, insert, update (client_seed, seed) on chess_seeds to clutchline_app;

-- Server seeds: in no record, log or answer before they are revealed. The server's role has them by two functions.
create table chess_secrets (
  account_id bigint not null,
  no bigint not null,
  secret bytea not null check (octet_length(secret) = 32),
  primary key (account_id, no),
  foreign key (account_id, no) references chess_seeds
);
create trigger append_only before update or delete or truncate on chess_secrets for each statement execute function refuse_change();
create function keep_chess_secret(a_account bigint, a_no bigint, a_secret bytea) returns void
language sql security definer set search_path from current as $$
  insert into chess_secrets (account_id, no, secret) values (a_account, a_no, a_secret)
$$;
create function chess_secret(a_account bigint, a_no bigint) returns bytea
language sql security definer set search_path from current as $$
  select secret from chess_secrets where account_id = a_account and no = a_no
$$;
revoke execute on function keep_chess_secret(bigint, bigint, bytea), chess_secret(bigint, bigint) from public;
grant execute on function keep_chess_secret(bigint, bigint, bytea), chess_secret(bigint, bigint) to clutchline_app;

-- Paid refreshes.
create table chess_draws (
  account_id bigint not null,
  draw bigint not null check (draw > 0),
  seeds_no bigint not null,
  counter bigint not null check (counter >= 0),
  tier text not null check (tier in ('basic', 'advanced', 'elite')),
  list text not null references chess_lists,
  cards jsonb not null check (jsonb_array_length(cards) = 5), -- hero, rank and star of each
  at bigint not null,
  primary key (account_id, draw),
  unique (account_id, seeds_no, counter),
  foreign key (account_id, seeds_no) references chess_seeds
);
create trigger append_only before update or delete or truncate on chess_draws for each statement execute function refuse_change();
grant select, insert on chess_draws to clutchline_app;

-- Every card that was ever in a backpack.
create table chess_cards (
  account_id bigint not null references chess_players,
  id bigint not null check (id > 0),
  hero smallint not null check (hero between 1 and 6),
  rank smallint not null check (rank between 1 and 5),
  star smallint not null check (star between 1 and 3),
  list text not null references chess_lists, -- by which it sells
  cost money_minor not null check (cost > 0), -- of a merged card the sum of its three
  is_created boolean not null, -- by a merge; otherwise bought
  state text not null check (state in ('held', 'merged', 'sold')),
  slot smallint check (slot between 1 and 8),
  merged_into bigint,
  primary key (account_id, id),
  unique (account_id, slot) deferrable initially deferred,
  foreign key (account_id, merged_into) references chess_cards deferrable initially deferred,
  check ((state = 'held') = (slot is not null) and (state = 'merged') = (merged_into is not null))
);
create function keep_ended_card() returns trigger language plpgsql as $$
begin
  if old.state <> 'held' then
    raise exception 'a merged or sold card does not change';
  end if;
  return new;
end $$;
create trigger ends_once before update on chess_cards for each row execute function keep_ended_card();
create trigger append_only before delete or truncate on chess_cards for each statement execute function refuse_change();
create index chess_cards_of_merge on chess_cards (account_id, merged_into) where merged_into is not null;
grant select, insert, update (slot, state, merged_into) on chess_cards to clutchline_app;

-- Answered requests: a repeated one gets the same answer (CHESS-11).
create table chess_actions (
  account_id bigint not null references chess_players,
  request_id text not null check (char_length(request_id) between 16 and 64),
  body_hash hex_32 not null,
  version bigint not null check (version > 0), -- of the state after it
  kind text not null check (kind in ('refresh', 'buy', 'sell_directly', 'sell', 'move', 'rent_slot', 'change_seeds')),
  order_no text unique,
  transaction_id bigint unique references ledger_transactions,
  amount money_minor not null, -- change of the balance
  list text references chess_lists, -- of its price
  tier text check (tier in ('basic', 'advanced', 'elite')),
  draw bigint,
  place smallint check (place between 1 and 5),
  card bigint,
  slot smallint check (slot between 1 and 8),
  hours smallint,
  at bigint not null,
  answer json not null,
  primary key (account_id, request_id),
  unique (account_id, version),
  foreign key (account_id, draw) references chess_draws,
  foreign key (account_id, card) references chess_cards,
  check ((kind in ('move', 'change_seeds')) = (transaction_id is null)),
  check ((transaction_id is null) = (order_no is null) and (transaction_id is null) = (amount = 0)),
  check ((kind in ('buy', 'sell_directly')) = (place is not null) and (kind in ('refresh', 'buy', 'sell_directly')) = (draw is not null)),
  check ((kind = 'refresh') = (tier is not null) and (kind = 'rent_slot') = (hours is not null)),
  check ((kind in ('buy', 'sell', 'move')) = (card is not null) and (kind in ('move', 'rent_slot')) = (slot is not null)),
  check ((transaction_id is null) = (list is null))
);
-- A place of a market is taken once.
create unique index chess_places_taken on chess_actions (account_id, draw, place) where place is not null;
create index chess_actions_with_money on chess_actions (account_id, at) include (amount) where transaction_id is not null;
create trigger append_only before update or delete or truncate on chess_actions for each statement execute function refuse_change();
grant select, insert on chess_actions to clutchline_app;

-- What a player paid and received since a time: counts against the limits of the player. Volatile, so that it sees what was
-- committed after the start of the statement, as `stopped_game_types` (0041).
create function chess_sums(a_account bigint, a_from bigint) returns json language plpgsql volatile as $$
begin
  return (
    select json_build_object(
      'paid', coalesce(-sum(amount) filter (where amount < 0), 0)::text,
      'received', coalesce(sum(amount) filter (where amount > 0), 0)::text)
    from chess_actions where account_id = a_account and at >= a_from and transaction_id is not null);
end $$;

-- In addition to the kinds so far. house:cards has the cost of the held cards of all players (I9).
do $$
declare
  kinds constant text := (
    select substring(pg_get_constraintdef(oid) from '^CHECK \((.*)\)$') from pg_constraint
    where conrelid = 'ledger_transactions'::regclass and conname = 'ledger_transactions_kind_check');
begin
  alter table ledger_transactions drop constraint ledger_transactions_kind_check;
  execute format('alter table ledger_transactions add constraint ledger_transactions_kind_check check (%s or kind in (%s))',
    kinds, '''chess-refresh'', ''chess-slot'', ''chess-buy'', ''chess-sell'', ''chess-direct''');
end $$;

-- Recorded and sealed like the tables of migration 0025 (R30, R41).
do $$
declare
  r record;
begin
  for r in select * from (values
    ('chess_lists', 'version', 'list,hash,published_at'),
    ('chess_players', 'account_id',
      'version,draws,counter,next_card,seeds_no,market_draw,is_market_removed,refreshed_at,until_7,until_8,stopped_at'),
    ('chess_seeds', 'account_id,no', 'hash,client_seed,seed'),
    ('chess_draws', 'account_id,draw', 'seeds_no,counter,tier,list,cards,at'),
    ('chess_cards', 'account_id,id', 'hero,rank,star,list,cost,is_created,state,slot,merged_into'),
    ('chess_actions', 'account_id,request_id',
      'body_hash,version,kind,order_no,transaction_id,amount,list,tier,draw,place,card,slot,hours,at')
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
