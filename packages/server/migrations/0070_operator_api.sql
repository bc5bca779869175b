-- Operator API: keys of the operator's systems, used signatures, answered requests, players and transfers.
create table operator_keys (
  id text primary key check (id ~ '^[a-z0-9]{12}$'),
  label text not null check (char_length(label) between 1 and 64),
  -- Verifying an HMAC needs the secret itself, so it cannot be stored as a hash.
  secret bytea not null check (octet_length(secret) = 32),
  created_at timestamptz not null default clock_timestamp(),
  -- May be in the future: two keys overlap during a rotation.
  revoked_at timestamptz
);
grant select on operator_keys to clutchline_app;

create table operator_signatures (
  signature bytea primary key check (octet_length(signature) = 32),
  expires_at bigint not null -- wall clock
);
create index operator_signatures_by_end on operator_signatures (expires_at);
-- Update for row locks.
grant select, insert, update (expires_at), delete on operator_signatures to clutchline_app;

-- Answers are encrypted with the idempotency key, of which only a hash is stored, because they may contain a token.
create table operator_requests (
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  body_hash bytea not null check (octet_length(body_hash) = 32),
  answer bytea not null,
  expires_at bigint not null -- wall clock
);
create index operator_requests_by_end on operator_requests (expires_at);
grant select, insert, update (expires_at), delete on operator_requests to clutchline_app;

create table operator_players (
  account_id bigint primary key references accounts,
  player_id text not null unique check (char_length(player_id) between 1 and 64)
);
create trigger append_only before update or delete or truncate on operator_players
  for each statement execute function refuse_change();
grant select, insert on operator_players to clutchline_app;

alter table ledger_transactions drop constraint ledger_transactions_kind_check, drop constraint ledger_transactions_check;
alter table ledger_transactions
  add constraint ledger_transactions_kind_check check (kind in ('demo-credit', 'stake', 'confirm', 'reject', 'settlement',
    'reversal', 'swap', 'pool-close', 'deposit', 'withdrawal')),
  add constraint ledger_transactions_check check (
    (kind in ('demo-credit', 'pool-close', 'deposit', 'withdrawal')) = (order_no is null));
-- operator:clearing: what the operator's cashier has paid in and not yet received.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check
  check (account ~ '^((player|debt):[1-9][0-9]*|house:[a-z-]+|operator:clearing)$');

-- The operator's own id of a transfer, once and for all: a repetition after the idempotency key has expired moves nothing.
create table operator_transfers (
  transfer_id text primary key check (char_length(transfer_id) between 1 and 64),
  account_id bigint not null references accounts,
  currency_id integer not null,
  kind text not null check (kind in ('deposit', 'withdrawal')),
  amount money_minor not null check (amount > 0),
  balance money_minor not null check (balance >= 0), -- after the transfer
  transaction_id bigint not null unique references ledger_transactions,
  at bigint not null
);
create trigger append_only before update or delete or truncate on operator_transfers
  for each statement execute function refuse_change();
grant select, insert on operator_transfers to clutchline_app;
