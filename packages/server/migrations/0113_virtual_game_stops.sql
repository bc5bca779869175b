-- Stops of the virtual games by operators (DESK-22). The rows that have ended are the history. Moments are wall clock, ms.
create table virtual_game_stops (
  id bigint generated always as identity primary key,
  game text not null check (game in ('speed_lol', 'auto_chess')),
  reason text not null check (char_length(reason) between 3 and 500),
  set_by bigint not null references desk_operators,
  set_at bigint not null,
  end_reason text check (char_length(end_reason) between 3 and 500),
  ended_by bigint references desk_operators,
  ended_at bigint,
  check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (end_reason is null))
);
create unique index virtual_game_stops_active on virtual_game_stops (game) where ended_at is null;
create trigger append_only before delete or truncate on virtual_game_stops for each statement execute function refuse_change();
create trigger forward_only before update on virtual_game_stops for each row when (
  old.ended_at is not null
  or (old.id, old.game, old.reason, old.set_by, old.set_at) is distinct from (new.id, new.game, new.reason, new.set_by, new.set_at)
) execute function refuse_change();
grant select on virtual_game_stops to clutchline_desk;

-- Until its transaction ends no payment for a card and no offer of a round begins, and those that have begun are awaited: each is
-- entirely before the stop, or sees it.
create function lock_virtual_games() returns void
language sql volatile security definer set search_path from current as $$
  select pg_advisory_xact_lock(460009)
$$;

-- False if it is stopped already.
create function stop_virtual_game(a_game text, a_reason text, a_operator bigint, a_at bigint) returns boolean
language plpgsql security definer set search_path from current as $$
begin
  perform lock_virtual_games();
  insert into virtual_game_stops (game, reason, set_by, set_at) values (a_game, a_reason, a_operator, a_at) on conflict do nothing;
  return found;
end $$;

-- False if this stop is not the one in force.
create function end_virtual_game_stop(a_id bigint, a_game text, a_reason text, a_operator bigint, a_at bigint) returns boolean
language plpgsql security definer set search_path from current as $$
begin
  perform lock_virtual_games();
  update virtual_game_stops set end_reason = a_reason, ended_by = a_operator, ended_at = a_at
  where id = a_id and game = a_game and ended_at is null;
  return found;
end $$;
revoke execute on function lock_virtual_games(), stop_virtual_game(text, text, bigint, bigint),
  end_virtual_game_stop(bigint, text, text, bigint, bigint) from public;
grant execute on function stop_virtual_game(text, text, bigint, bigint), end_virtual_game_stop(bigint, text, text, bigint, bigint)
  to clutchline_desk;

-- It stays so until the end of the transaction.
create function is_virtual_game_stopped(a_game text) returns boolean
language plpgsql volatile security definer set search_path from current as $$
begin
  perform pg_advisory_xact_lock_shared(460009);
  return exists (select from virtual_game_stops where game = a_game and ended_at is null);
end $$;

-- For payments: the lock of everything (DESK-8) stops them too.
create function is_chess_stopped() returns boolean
language plpgsql volatile security definer set search_path from current as $$
begin
  return is_everything_locked() or is_virtual_game_stopped('auto_chess');
end $$;

-- What the desk shows of both games: nothing that is not published, and no server seed.
grant select on round_epochs, rounds, round_refusals, chess_lists to clutchline_desk;
grant select (epoch, no) on round_salt_lines to clutchline_desk;
grant select (account_id, kind, amount, at, transaction_id) on chess_actions to clutchline_desk;
grant select (account_id, seen_at) on chess_players to clutchline_desk;
-- Its sums of the day.
create index chess_actions_by_time on chess_actions (at) include (account_id, kind, amount) where transaction_id is not null;
