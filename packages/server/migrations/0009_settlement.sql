-- A correction adds a revision to the ledger and changes nothing in it.

-- Part of corrections that exceeded the balance: minus the sum of debt:<account id>.
alter table wallets add column debt money_minor not null default 0 check (debt >= 0);
create index wallets_in_debt on wallets (account_id) where debt > 0;

-- Format and actual start at settlement: at most the maps announced when the play was added.
alter table plays add column best_of smallint, add column started_at bigint;
update plays p set best_of = m.best_of from matches m where m.id = p.game_id;
alter table plays alter column best_of set not null;
create function keep_announced_format() returns trigger language plpgsql as $$
begin
  new.best_of := (select best_of from matches where id = new.game_id);
  return new;
end $$;
create trigger announced_format before insert on plays for each row execute function keep_announced_format();
create index pools_not_over on plays (id) where category_id = 1 and status < 3;

-- decision: 0 undecided, more than 1 after a correction.
alter table points
  add column decision smallint not null default 0,
  add column source text,
  add column reason text;
update points set decision = 1, source = 'feed' where outcome is not null;
alter table points add check ((decision = 0) = (outcome is null)), add check ((decision = 0) = (source is null));
create index points_corrected on points (play_id) where decision > 1;

-- Decision of its point that a leg has applied; the leg is due while it is lower than the point's.
alter table bet_legs add column decision smallint not null default 0, add column source text;
update bet_legs set decision = 1, source = 'feed' where outcome <> 'pending';
alter table bet_legs add check ((decision = 0) = (outcome = 'pending'));
drop index bet_legs_pending;
create index bet_legs_due on bet_legs (game_id, account_id, order_no) where decision = 0;

create table outright_results (
  game_id bigint primary key references matches,
  facts jsonb not null,
  source text not null
);
create index match_results_started_early on match_results (game_id) where facts ? 'started_at';

-- One row per change of results; round 0 is the match or outright. Needs two approvals.
create table result_revisions (
  game_id bigint not null references matches,
  round smallint not null check (round between 0 and 16),
  revision smallint not null check (revision > 1),
  facts_before jsonb,
  facts jsonb not null,
  reason text not null,
  approved_by text[] not null check (cardinality(approved_by) = 2 and approved_by[1] <> approved_by[2]),
  at bigint not null,
  primary key (game_id, round, revision)
);
create trigger append_only before update or delete or truncate on result_revisions
  for each statement execute function refuse_change();

alter table settlements disable trigger append_only;
alter table settlements
  add column is_cancel smallint not null default 0 check (is_cancel in (0, 1)),
  add column prize_status smallint not null default 0 check (prize_status between 0 and 2),
  add column legs jsonb not null default '[]',
  add column source text not null default 'feed',
  add column reason text,
  add column reversal_id bigint unique references ledger_transactions;
update settlements s set is_cancel = b.is_cancel, prize_status = b.prize_status from bets b where b.order_no = s.order_no;
alter table settlements
  alter column is_cancel drop default, alter column prize_status drop default, alter column legs drop default,
  alter column source drop default,
  add check (revision > 0 and (revision = 1) = (reversal_id is null)),
  add check ((is_cancel = 1) = (prize_status = 0));
alter table settlements enable trigger append_only;

update bets set revision = 1 where settle_time is not null and receive_status <> 2;
alter table bets
  add column settled_revision smallint generated always as (nullif(revision, 0)) stored,
  add foreign key (order_no, settled_revision) references settlements (order_no, revision) deferrable initially deferred;
-- Free space per page, so that updates do not touch the indexes.
alter table bets set (fillfactor = 75);

create function refuse_backward_bet() returns trigger language plpgsql as $$
begin
  raise exception 'a bet ends only once, and then changes only by a further revision' using errcode = 'insufficient_privilege';
end $$;
-- Changes by a further revision, or once from open by a rejection or a swap; never back to open.
create trigger moves_forward before update on bets for each row
when (
  (old.is_cancel, old.prize_status, old.settle_time, old.settlement_odds, old.payout, old.revision)
    is distinct from (new.is_cancel, new.prize_status, new.settle_time, new.settlement_odds, new.payout, new.revision)
  and not (new.settle_time is not null and (
    new.revision = old.revision + 1
    or (new.revision = 0 and old.settle_time is null and (new.receive_status = 2 or new.swapped_to is not null))))
) execute function refuse_backward_bet();

-- Messages to a player.
create table notices (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  order_no text not null references bets,
  kind text not null check (kind in ('resettled_late')),
  at bigint not null
);
create index notices_of_account on notices (account_id, at desc);

-- A pool counted at its close, per currency; a correction counts it again. gross = paid + takeout_amount + breakage if
-- it pays; refunded is returned in addition. transaction_id: its pool-close, once every bet is paid. reversal_id:
-- reverses the previous pool-close.
create table pool_closings (
  play_id bigint not null references plays,
  currency_id integer not null,
  revision smallint not null check (revision > 0),
  is_refund boolean not null,
  at bigint not null,
  takeout integer not null,
  tickets integer not null,
  gross money_minor not null,
  takeout_amount money_minor not null check (takeout_amount >= 0),
  breakage money_minor not null check (breakage >= 0),
  paid money_minor not null check (paid >= 0),
  refunded money_minor not null check (refunded >= 0),
  transaction_id bigint unique references ledger_transactions,
  reversal_id bigint unique references ledger_transactions,
  primary key (play_id, currency_id, revision),
  check (is_refund or gross = paid + takeout_amount + breakage)
);
create index pool_closings_to_post on pool_closings (play_id) where transaction_id is null and takeout_amount + breakage > 0;
create table pool_dividends (
  play_id bigint not null,
  currency_id integer not null,
  revision smallint not null,
  point_id bigint not null references points,
  stakes money_minor not null,
  odds bigint check (odds >= 1000),
  primary key (play_id, currency_id, revision, point_id),
  foreign key (play_id, currency_id, revision) references pool_closings
);
create trigger append_only before update or delete or truncate on pool_dividends
  for each statement execute function refuse_change();
create trigger append_only before delete or truncate on pool_closings
  for each statement execute function refuse_change();
create function refuse_closing_change() returns trigger language plpgsql as $$
begin
  raise exception 'a counted pool does not change' using errcode = 'insufficient_privilege';
end $$;
create trigger closing_stays before update on pool_closings for each row
when (old.transaction_id is not null or to_jsonb(old) - 'transaction_id' <> to_jsonb(new) - 'transaction_id')
execute function refuse_closing_change();

-- Locks everything the result of the bets depends on: legs, decided points and, for refunds or debt repayment, wallets.
-- Skips bets locked by others. Money is text.
create function take_bets(a_orders text[]) returns json language plpgsql as $$
declare
  held text[];
  owners bigint[];
  holds_wallets boolean;
begin
  select array_agg(order_no), array_agg(distinct account_id) into held, owners from (
    select order_no, account_id from bets where order_no = any(a_orders) and receive_status = 0 and swapped_to is null
    order by order_no for no key update skip locked) b;
  holds_wallets := exists (select from bets where order_no = any(held) and revision > 0)
    or exists (select from wallets where debt > 0 and account_id = any(owners));
  if holds_wallets then
    perform from wallets where account_id = any(owners) order by account_id for no key update;
  end if;
  return json_build_object(
    'bets', coalesce((
      select json_agg(b) from (
        select order_no, account_id, currency_id, stake::text, cap::text, sizes, is_pool, bet_time, revision, is_cancel,
          prize_status, payout::text
        from bets where order_no = any(held) order by account_id, order_no) b), '[]'),
    'legs', coalesce((
      select json_agg(l) from (
        select order_no, position, point_id, category_id, odd, case when decision > 0 then json_build_object(
            'outcome', outcome, 'voidReason', void_reason, 'deadHeat', dead_heat, 'closingOdd', closing_odd,
            'result', result, 'rule', rule, 'source', source, 'decision', decision) end as state
        from bet_legs where order_no = any(held) order by order_no, position) l), '[]'),
    'points', coalesce((
      select json_agg(json_build_object(
        'pointId', o.id, 'outcome', o.outcome, 'voidReason', o.void_reason, 'deadHeat', o.dead_heat, 'result', o.result,
        'rule', o.rule, 'source', o.source, 'reason', o.reason, 'decision', o.decision, 'startedAt', p.started_at))
      from points o join plays p on p.id = o.play_id
      where o.decision > 0 and o.id in (select point_id from bet_legs where order_no = any(held))), '[]'),
    'dividends', coalesce((
      select json_agg(json_build_object(
        'pointId', d.point_id, 'currencyId', d.currency_id, 'isRefund', c.is_refund, 'odds', d.odds))
      from pool_closings c join pool_dividends d using (play_id, currency_id, revision)
      where c.revision = (
          select max(revision) from pool_closings n where n.play_id = c.play_id and n.currency_id = c.currency_id)
        and c.play_id in (
          select l.play_id from bets b join bet_legs l using (order_no) where b.order_no = any(held) and b.is_pool)), '[]'),
    'wallets', case when holds_wallets then (
      select json_agg(json_build_object('account_id', account_id, 'balance', balance::text, 'debt', debt::text))
      from wallets where account_id = any(owners)) end
  );
end $$;

-- All or nothing. Checks run before the wallets are locked, to keep placements waiting as short as possible.
create function settle_bets(p jsonb) returns void language plpgsql as $$
declare
  a_at constant bigint := p->>'at';
  numbers constant regclass := pg_get_serial_sequence('ledger_transactions', 'id');
  written bigint;
  owners bigint[];
  amounts numeric[];
  debts numeric[];
begin
  update bet_legs l set outcome = v.outcome, void_reason = v.void_reason, dead_heat = v.dead_heat,
    closing_odd = v.closing_odd, result = v.result, rule = v.rule, source = v.source, decision = v.decision
  from jsonb_to_recordset(p->'legs') as n (order_no text, position smallint, state integer)
  join jsonb_to_recordset(p->'states') as v (state integer, outcome text, void_reason text, dead_heat smallint,
    closing_odd bigint, result text, rule text, source text, decision smallint) using (state)
  where l.order_no = n.order_no and l.position = n.position;

  with n as materialized (
    select case when revision > 1 then nextval(numbers) end as reversal_id, n.*
    from jsonb_to_recordset(p->'endings') as n (
      order_no text, revision smallint, is_cancel smallint, prize_status smallint, settlement_odds text, payout numeric,
      repaid numeric, owed numeric, rules text[], legs jsonb, source text, reason text)
  ), ending as materialized (
    select nextval(numbers) as transaction_id, n.*, b.account_id, b.currency_id, b.stake, b.payout as before, case when b.is_pool then 'house:pool' else 'house:result' end as house
    from n join bets b using (order_no)
  ), headers as (
    insert into ledger_transactions (id, kind, order_no, at) overriding system value
    select reversal_id, 'reversal', order_no, a_at from ending where reversal_id is not null
    union all
    select transaction_id, 'settlement', order_no, a_at from ending
  ), entries as (
    insert into ledger_entries (transaction_id, account, currency_id, amount)
    select transaction_id, side.account, currency_id, side.amount from ending, lateral (values
      ('house:stakes', -stake), ('player:' || account_id, payout - repaid), ('debt:' || account_id, repaid),
      (house, stake - payout)) as side (account, amount)
    where side.amount <> 0
    union all
    select reversal_id, side.account, currency_id, side.amount from ending, lateral (values
      ('house:stakes', stake), ('player:' || account_id, owed - before), ('debt:' || account_id, -owed),
      (house, before - stake)) as side (account, amount)
    where reversal_id is not null and side.amount <> 0
  ), recorded as (
    insert into settlements (order_no, revision, is_cancel, prize_status, settlement_odds, payout, rules, legs, source, reason,
      transaction_id, reversal_id, at)
    select order_no, revision, is_cancel, prize_status, settlement_odds, payout, rules, legs, source, reason, transaction_id,
      reversal_id, a_at
    from ending
  ), moved as (
    update bets b set is_cancel = e.is_cancel, prize_status = e.prize_status, settle_time = a_at,
      settlement_odds = e.settlement_odds, payout = e.payout, revision = e.revision
    from ending e where b.order_no = e.order_no and b.revision = e.revision - 1
    returning b.order_no
  ), owner as (
    select account_id, sum(payout - repaid - coalesce(before, 0) + owed) as amount, sum(owed - repaid) as debt
    from ending group by account_id
  )
  select (select count(*) from moved), array_agg(account_id), array_agg(amount), array_agg(debt)
  into written, owners, amounts, debts from owner where amount <> 0 or debt <> 0;
  if written <> jsonb_array_length(p->'endings') then
    raise exception 'a bet was to be settled a second time';
  end if;
  if (p->>'corrects')::boolean then
    insert into notices (account_id, order_no, kind, at)
    select b.account_id, b.order_no, 'resettled_late', a_at
    from jsonb_to_recordset(p->'endings') as n (order_no text, revision smallint)
    join bets b using (order_no)
    join settlements s on s.order_no = n.order_no and s.revision = 1
    where n.revision > 1 and s.at < (p->>'notice_before')::bigint
    order by b.order_no;
  end if;
  set constraints all immediate;
  perform from wallets where account_id = any(owners) order by account_id for no key update;
  update wallets w set balance = w.balance + m.amount, debt = w.debt + m.debt, version = w.version + 1
  from unnest(owners, amounts, debts) as m (account_id, amount, debt)
  where w.account_id = m.account_id and ((p->>'holds_wallets')::boolean or w.debt = 0);
  get diagnostics written = row_count;
  if written <> coalesce(cardinality(owners), 0) then
    raise exception 'a debt came between' using errcode = 'serialization_failure';
  end if;
end $$;

create index bets_of_pools on bets (stake_transaction_id) where is_pool;
