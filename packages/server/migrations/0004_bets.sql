create table placements (
  account_id bigint not null references accounts,
  request_id text not null,
  body_hash text not null,
  answer json not null, -- json, not jsonb: a retry gets the identical text
  at bigint not null,
  primary key (account_id, request_id)
);

-- Requires the ledger transaction that debited the stake.
create table bets (
  order_no text primary key,
  account_id bigint not null references accounts,
  request_id text not null,
  kind text not null check (kind in ('single', 'parlay')),
  currency_id integer not null,
  stake money_minor not null check (stake > 0),
  odds text not null,
  cap money_minor not null,
  bet_time bigint not null,
  stake_transaction_id bigint not null unique references ledger_transactions,
  is_cancel smallint not null default 0 check (is_cancel in (0, 1)),
  receive_status smallint not null default 0 check (receive_status between 0 and 2),
  prize_status smallint not null default 0 check (prize_status between 0 and 2),
  settle_time bigint,
  settlement_odds text,
  payout money_minor check (payout between 0 and cap),
  foreign key (account_id, request_id) references placements deferrable initially deferred,
  check ((settle_time is null) = (payout is null)),
  check ((settle_time is null) = (is_cancel = 0 and prize_status = 0))
);
create index bets_of_account on bets (account_id, bet_time desc, order_no desc);

create table bet_legs (
  order_no text not null references bets,
  position smallint not null,
  point_id bigint not null references points,
  play_id bigint not null references plays,
  game_id bigint not null references matches,
  category_id smallint not null,
  odd integer not null check (odd between 1001 and 1000000),
  version bigint not null,
  outcome text not null default 'pending',
  void_reason text,
  result text,
  rule text,
  primary key (order_no, position)
);
create index bet_legs_pending on bet_legs (game_id) where outcome = 'pending';
create index bet_legs_of_match on bet_legs (game_id);

-- Final; a correction is a further row with its own ledger transaction.
create table settlements (
  order_no text not null references bets,
  revision smallint not null default 1,
  rules text[] not null,
  settlement_odds text not null,
  payout money_minor not null,
  transaction_id bigint not null unique references ledger_transactions,
  at bigint not null,
  primary key (order_no, revision)
);
create trigger append_only before update or delete or truncate on settlements
  for each statement execute function refuse_change();
create trigger append_only before delete or truncate on bets
  for each statement execute function refuse_change();
create trigger append_only before delete or truncate on placements
  for each statement execute function refuse_change();

-- Only the result of the bet is added.
create function refuse_ticket_change() returns trigger language plpgsql as $$
begin
  if (old.order_no, old.account_id, old.request_id, old.kind, old.currency_id, old.stake, old.odds, old.cap,
      old.bet_time, old.stake_transaction_id)
     is distinct from
     (new.order_no, new.account_id, new.request_id, new.kind, new.currency_id, new.stake, new.odds, new.cap,
      new.bet_time, new.stake_transaction_id)
  then
    raise exception 'a ticket does not change after acceptance' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger ticket_stays before update on bets for each row execute function refuse_ticket_change();
