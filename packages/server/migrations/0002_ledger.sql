create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('demo-credit', 'stake', 'settlement')),
  order_no text,
  at bigint not null,
  check ((kind = 'demo-credit') = (order_no is null))
);
create unique index one_transaction_per_order on ledger_transactions (order_no, kind) where kind = 'stake';
create index ledger_transactions_of_order on ledger_transactions (order_no);

-- account: 'player:<account id>' or 'house:<purpose>'. House balances have no row, so bets do not contend for one.
create table ledger_entries (
  transaction_id bigint not null references ledger_transactions,
  account text not null check (account ~ '^(player:[1-9][0-9]*|house:[a-z-]+)$'),
  currency_id integer not null,
  amount money_minor not null check (amount <> 0),
  primary key (transaction_id, account, currency_id)
);
create index ledger_entries_of_account on ledger_entries (account);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger append_only before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();

create function check_ledger_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries where transaction_id = new.transaction_id group by currency_id having sum(amount) <> 0
  ) then
    raise exception 'ledger transaction % does not add up to 0', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger adds_up_to_zero after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();
