-- A lock of thousands of plays ends bets within a second (DESK-8 D3).

-- As before (0086), as two triggers: an update of a play without a lock runs neither, nor does `mask_plays`, which writes the state itself.
create function mask_new_play() returns trigger language plpgsql as $$
begin
  new.desk_locks := locks_of_new_play(new.game_id);
  if new.desk_locks <> 0 and new.status <= 2 then
    new.feed_status := new.status;
    new.status := 2;
  end if;
  return new;
end $$;

create or replace function mask_play() returns trigger language plpgsql as $$
begin
  if new.status > 2 then
    new.feed_status := null;
  else
    new.feed_status := new.status;
    new.status := 2;
  end if;
  return new;
end $$;

drop trigger mask_play on plays;
create trigger mask_new_play before insert on plays for each row execute function mask_new_play();
create trigger mask_play before update of status on plays for each row
  when (new.desk_locks <> 0 and new.desk_locks = old.desk_locks) execute function mask_play();

-- As before (0086), but with every row lock before the first change: from then on no bet is placed.
create or replace function mask_plays(a_scope text, a_subject bigint, a_is_set boolean) returns setof bigint
language plpgsql as $$
declare
  a_bit constant smallint := case a_scope when 'play' then 2 when 'match' then 4 when 'game' then 16 else 32 end;
  a_held bigint[];
begin
  a_held := array(
    select p.id from plays p
    where p.status in (1, 2) and ((p.desk_locks & a_bit) <> 0) <> a_is_set and case a_scope
      when 'play' then p.id = a_subject
      when 'match' then p.game_id = a_subject
      when 'game' then p.game_id in (select m.id from matches m where m.game_type_id = a_subject)
      else true end
    order by p.id for no key update);
  if a_is_set then
    return query
      with changed as (
        update plays p set desk_locks = p.desk_locks | a_bit, status = 2,
          feed_status = case p.desk_locks when 0 then p.status else p.feed_status end
        where p.id = any(a_held)
        returning p.id, p.desk_locks = a_bit and p.feed_status = 1 as is_changed
      )
      select c.id from changed c where c.is_changed order by c.id;
  else
    return query
      with changed as (
        update plays p set desk_locks = p.desk_locks & ~a_bit,
          status = case p.desk_locks when a_bit then p.feed_status else 2 end,
          feed_status = case p.desk_locks when a_bit then null else p.feed_status end
        where p.id = any(a_held)
        returning p.id, p.desk_locks = 0 and p.status = 1 as is_changed
      )
      select c.id from changed c where c.is_changed order by c.id;
  end if;
end $$;

-- Suspends a game or everything, and publishes it without prices, which a suspended play does not need: rounds of Speed LOL have a
-- separate topic, and NATS messages are at most one megabyte. Returns how many plays were open.
create function suspend_and_publish(a_scope text, a_subject bigint, a_reason text, a_operator bigint, a_at bigint) returns integer
language plpgsql as $$
declare
  a_changed constant bigint[] := array(
    select set_desk_lock(a_scope, a_subject, 'suspend', true, a_reason, a_operator, a_at));
begin
  insert into outbox (event)
  select json_build_object('kind', 'suspended', 'plays', json_agg(json_build_object(
    'gameId', game_id, 'playId', id, 'inList', in_list or category_id = 4) order by id))
  from (
    select id, game_id, in_list, category_id, (row_number() over (order by id) - 1) / 5000 as part
    from plays where id = any(a_changed) and game_id < 8000000000000000
  ) p
  group by part order by part;
  return cardinality(a_changed);
end $$;
revoke execute on function suspend_and_publish(text, bigint, text, bigint, bigint) from public;
grant execute on function suspend_and_publish(text, bigint, text, bigint, bigint) to clutchline_desk;
