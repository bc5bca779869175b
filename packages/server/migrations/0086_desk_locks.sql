-- What operators hold back (DESK-8): a mask over the state of the feed. A play with a lock is suspended, a hidden match or play is
-- hidden, whatever the feed writes; `feed_status` and `feed_is_hide` are what the feed wrote last. The end of the last lock restores it.
create table desk_locks (
  id bigint generated always as identity primary key,
  scope text not null check (scope in ('play', 'match', 'game', 'all')),
  subject bigint not null, -- of its kind; 0: everything
  kind text not null check (kind in ('suspend', 'hide')),
  reason text not null check (char_length(reason) between 3 and 500),
  set_by bigint not null references desk_operators,
  set_at bigint not null, -- wall clock, ms
  ended_by bigint references desk_operators,
  ended_at bigint,
  check ((scope = 'all') = (subject = 0)),
  check (kind = 'suspend' or scope in ('play', 'match'))
);
create unique index desk_locks_active on desk_locks (scope, subject, kind) where ended_at is null;
grant select on desk_locks to clutchline_desk;

-- Bits: 2 play, 4 match, 16 game, 32 everything.
alter table plays
  add column desk_locks smallint not null default 0,
  add column feed_status smallint check (feed_status in (1, 2)),
  add column desk_hide boolean not null default false,
  add column feed_is_hide smallint check (feed_is_hide in (0, 1));
alter table matches
  add column desk_hide boolean not null default false,
  add column feed_is_hide smallint check (feed_is_hide in (0, 1));

-- A lock of more than one play and an insert of plays exclude each other: no new play can miss the lock.
create function begin_new_plays() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(460003);
  return null;
end $$;
create trigger begin_new_plays before insert on plays for each statement execute function begin_new_plays();

create function locks_of_new_play(a_game bigint) returns smallint
language sql volatile security definer set search_path from current as $$
  select coalesce(bit_or(case scope when 'match' then 4 when 'game' then 16 else 32 end), 0)::smallint
  from desk_locks
  where ended_at is null and kind = 'suspend' and (
    scope = 'all' or (scope = 'match' and subject = a_game)
    or (scope = 'game' and subject = (select game_type_id from matches where id = a_game)))
$$;

create function mask_play() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.desk_locks := locks_of_new_play(new.game_id);
    if new.desk_locks = 0 or new.status > 2 then
      return new;
    end if;
    new.feed_status := new.status;
  elsif new.status > 2 then
    new.feed_status := null;
    return new;
  elsif new.desk_locks = 0 then
    if old.desk_locks <> 0 then
      new.status := old.feed_status;
      new.feed_status := null;
    end if;
    return new;
  elsif old.desk_locks = 0 or old.desk_locks = new.desk_locks then
    new.feed_status := new.status;
  end if;
  new.status := 2;
  return new;
end $$;

create trigger mask_play before insert or update of status, desk_locks on plays for each row
  execute function mask_play();

create function mask_hide() returns trigger language plpgsql as $$
begin
  if new.desk_hide then
    new.feed_is_hide := new.is_hide;
    new.is_hide := 1;
  elsif old.desk_hide then
    new.is_hide := old.feed_is_hide;
    new.feed_is_hide := null;
  end if;
  return new;
end $$;
create trigger mask_hide before update of is_hide, desk_hide on plays for each row
  when (new.desk_hide or old.desk_hide) execute function mask_hide();
create trigger mask_hide before update of is_hide, desk_hide on matches for each row
  when (new.desk_hide or old.desk_hide) execute function mask_hide();

-- Ids of the plays, or of the match, whose state for players changed. Locks the plays in the order of a placement, so each
-- bet is entirely before or after it.
create function mask_plays(a_scope text, a_subject bigint, a_is_set boolean) returns setof bigint
language plpgsql as $$
declare
  a_bit constant smallint := case a_scope when 'play' then 2 when 'match' then 4 when 'game' then 16 else 32 end;
begin
  return query
    with held as materialized (
      select p.id, p.status from plays p
      where p.status in (1, 2) and ((p.desk_locks & a_bit) <> 0) <> a_is_set and case a_scope
        when 'play' then p.id = a_subject
        when 'match' then p.game_id = a_subject
        when 'game' then p.game_id in (select m.id from matches m where m.game_type_id = a_subject)
        else true end
      order by p.id for no key update
    ), changed as (
      update plays p set desk_locks = case when a_is_set then p.desk_locks | a_bit else p.desk_locks & ~a_bit end
      from held h where p.id = h.id and p.status in (1, 2)
      returning p.id, p.status <> h.status as is_changed
    )
    select c.id from changed c where c.is_changed order by c.id;
end $$;
revoke execute on function mask_plays(text, bigint, boolean) from public;

create function hide_subject(a_scope text, a_subject bigint, a_is_set boolean) returns setof bigint
language plpgsql as $$
begin
  if a_scope = 'play' then
    return query
      with held as materialized (select id, is_hide from plays where id = a_subject for no key update)
      update plays p set desk_hide = a_is_set from held h where p.id = h.id
      returning case when p.is_hide <> h.is_hide then p.id end;
  else
    return query
      with held as materialized (select id, is_hide from matches where id = a_subject for no key update)
      update matches m set desk_hide = a_is_set from held h where m.id = h.id
      returning case when m.is_hide <> h.is_hide then m.id end;
  end if;
end $$;
revoke execute on function hide_subject(text, bigint, boolean) from public;

create function set_desk_lock(
  a_scope text, a_subject bigint, a_kind text, a_is_set boolean, a_reason text, a_operator bigint, a_at bigint)
returns setof bigint language plpgsql security definer set search_path from current as $$
begin
  if a_kind = 'suspend' and a_scope <> 'play' then
    perform pg_advisory_xact_lock(460003);
  end if;
  if a_is_set then
    insert into desk_locks (scope, subject, kind, reason, set_by, set_at)
    values (a_scope, a_subject, a_kind, a_reason, a_operator, a_at) on conflict do nothing;
  else
    update desk_locks set ended_by = a_operator, ended_at = a_at
    where scope = a_scope and subject = a_subject and kind = a_kind and ended_at is null;
  end if;
  if not found then
    return;
  end if;
  if a_kind = 'hide' then
    return query select id from hide_subject(a_scope, a_subject, a_is_set) id where id is not null;
  else
    return query select mask_plays(a_scope, a_subject, a_is_set);
  end if;
end $$;
revoke execute on function set_desk_lock(text, bigint, text, boolean, text, bigint, bigint) from public;
grant execute on function set_desk_lock(text, bigint, text, boolean, text, bigint, bigint) to clutchline_desk;

-- To publish the change to players.
grant select on game_types, events, teams, matches, plays, points to clutchline_desk;
grant insert on outbox to clutchline_desk;
