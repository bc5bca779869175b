-- Seamless wallet: the operator's wallet has the balance. A wallet here has money only within a transaction: stakes are
-- funded before they are taken, payouts are queued for delivery by the transaction that makes them.
create table wallet_mode (
  only_row boolean primary key default true check (only_row),
  is_seamless boolean not null
);
create trigger append_only before update or delete or truncate on wallet_mode
  for each statement execute function refuse_change();
grant select, insert on wallet_mode to clutchline_app;

alter table wallets
  add column is_seamless boolean not null default false,
  -- The operator's last answer; also negative.
  add column operator_balance money_minor,
  add column operator_balance_at timestamptz;
grant update (operator_balance, operator_balance_at) on wallets to clutchline_app;
create index wallets_without_balance on wallets (account_id) where is_seamless and operator_balance_at is null;

create function set_wallet_mode() returns trigger language plpgsql as $$
begin
  new.is_seamless := exists (select from wallet_mode where is_seamless);
  return new;
end $$;
create trigger set_wallet_mode before insert on wallets for each row execute function set_wallet_mode();

-- operator:awaiting: stakes whose debit is not decided, negative; operator:payable: payouts that are not delivered.
do $$
declare
  kinds constant text := (
    select substring(pg_get_constraintdef(oid) from '^CHECK \((.*)\)$') from pg_constraint
    where conrelid = 'ledger_transactions'::regclass and conname = 'ledger_transactions_kind_check');
begin
  alter table ledger_transactions drop constraint ledger_transactions_kind_check, drop constraint ledger_transactions_check;
  execute format('alter table ledger_transactions add constraint ledger_transactions_kind_check check (%s or kind in (%s))',
    kinds, '''wallet-fund'', ''wallet-unfund'', ''wallet-debit'', ''wallet-payout'', ''wallet-credit'', ''wallet-collect''');
  alter table ledger_transactions add constraint ledger_transactions_check check (
    (kind in ('demo-credit', 'pool-close', 'deposit', 'withdrawal', 'wallet-fund', 'wallet-unfund', 'wallet-debit',
      'wallet-payout', 'wallet-credit', 'wallet-collect')) = (order_no is null));
end $$;
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check
  check (account ~ '^((player|debt):[1-9][0-9]*|house:[a-z-]+|operator:(clearing|awaiting|payable))$');

-- The intent is committed with the bet, before the wallet is called; the order number is the id of the debit.
create table wallet_debits (
  order_no text primary key references bets,
  account_id bigint not null references accounts,
  currency_id integer not null,
  amount money_minor not null check (amount > 0),
  -- unknown: the answer was lost; the debit is rolled back.
  state text not null default 'sent' check (state in ('sent', 'taken', 'refused', 'unknown')),
  fund_id bigint not null unique references ledger_transactions,
  end_id bigint unique references ledger_transactions,
  sent_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check ((state = 'sent') = (end_id is null) and (state = 'sent') = (ended_at is null))
);
create index wallet_debits_sent on wallet_debits (sent_at) where state = 'sent';
create index wallet_debits_by_time on wallet_debits using brin (sent_at);
create trigger append_only before delete or truncate on wallet_debits
  for each statement execute function refuse_change();
create trigger decided_once before update on wallet_debits for each row when (old.state <> 'sent')
  execute function refuse_change();
grant select, insert, update (state, end_id, ended_at) on wallet_debits to clutchline_app;

-- At least once, in order per bet.
create table wallet_deliveries (
  number bigint generated always as identity primary key,
  -- Sent to the operator on every attempt; of a rollback the id of the debit.
  movement_id text not null check (char_length(movement_id) between 1 and 64),
  kind text not null check (kind in ('rollback', 'credit', 'collect')),
  account_id bigint not null references accounts,
  currency_id integer not null,
  order_no text,
  amount money_minor not null check (amount > 0),
  -- Of a credit: the payout.
  transaction_id bigint unique references ledger_transactions,
  created_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  next_at timestamptz not null default clock_timestamp(),
  last_failure text check (char_length(last_failure) <= 200),
  -- refused: a collect that the wallet declined; the player owes it.
  outcome text check (outcome in ('done', 'refused')),
  end_id bigint unique references ledger_transactions,
  ended_at timestamptz,
  unique (kind, movement_id),
  check ((kind = 'credit') = (transaction_id is not null)),
  check ((outcome is null) = (ended_at is null)),
  check (outcome is distinct from 'refused' or kind = 'collect'),
  check ((end_id is not null) = coalesce(outcome = 'done' and kind <> 'rollback', false))
);
create index wallet_deliveries_open on wallet_deliveries (account_id, order_no, number) where outcome is null;
create index wallet_deliveries_due on wallet_deliveries (next_at) where outcome is null;
create index wallet_deliveries_by_end on wallet_deliveries using brin (ended_at);
create trigger append_only before delete or truncate on wallet_deliveries
  for each statement execute function refuse_change();
create trigger decided_once before update on wallet_deliveries for each row when (old.outcome is not null)
  execute function refuse_change();
grant select, insert, update (attempts, next_at, last_failure, outcome, end_id, ended_at) on wallet_deliveries
  to clutchline_app;

-- Whatever pays a player of the seamless wallet is queued by the same transaction, a debt likewise. May run at once or at
-- the commit, several times for one change: it reads the present state.
create function pay_through_operator() returns trigger language plpgsql as $$
declare
  own constant text := 'player:' || new.account_id;
  held numeric;
  owed numeric;
  moment bigint;
begin
  select balance, debt into held, owed from wallets where account_id = new.account_id for no key update;
  if held > 0 then
    select max(at) into moment from ledger_transactions where xid = pg_current_xact_id();
    with part as materialized (
      select t.order_no, sum(e.amount) as amount
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.xid = pg_current_xact_id() and t.order_no is not null and e.account = own
      group by t.order_no having sum(e.amount) > 0
    ), share as materialized (
      select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id, s.order_no, s.amount
      from (
        select order_no, amount from part where (select sum(amount) from part) = held
        union all
        select null, held where (select sum(amount) from part) is distinct from held
      ) s
    ), headers as (
      insert into ledger_transactions (id, kind, order_no, at) overriding system value
      select id, 'wallet-payout', null, moment from share
    ), entries as (
      insert into ledger_entries (transaction_id, account, currency_id, amount)
      select id, own, new.currency_id, -amount from share
      union all
      select id, 'operator:payable', new.currency_id, amount from share
    ), queued as (
      insert into wallet_deliveries (movement_id, kind, account_id, currency_id, order_no, amount, transaction_id)
      select gen_random_uuid(), 'credit', new.account_id, new.currency_id, order_no, amount, id from share
    )
    update wallets set balance = balance - held, version = version + 1 where account_id = new.account_id;
  end if;
  owed := owed - coalesce((
    select sum(amount) from wallet_deliveries
    where account_id = new.account_id and kind = 'collect' and outcome is null), 0);
  if new.debt > old.debt and owed > 0 then
    insert into wallet_deliveries (movement_id, kind, account_id, currency_id, order_no, amount)
    select gen_random_uuid(), 'collect', new.account_id, new.currency_id,
      case when count(distinct t.order_no) = 1 then min(t.order_no) end, owed
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.xid = pg_current_xact_id() and e.account = 'debt:' || new.account_id and e.amount < 0;
  end if;
  return null;
end $$;
create constraint trigger pay_through_operator after update on wallets deferrable initially deferred
for each row when (new.is_seamless and (new.balance > 0 or new.debt > old.debt)) execute function pay_through_operator();
