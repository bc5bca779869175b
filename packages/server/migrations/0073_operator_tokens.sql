-- Signed tokens of the operator that were exchanged for a session, by a hash of issuer and id: each is valid once.
create table operator_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  expires_at bigint not null -- wall clock
);
create index operator_tokens_by_end on operator_tokens (expires_at);
-- Update for row locks.
grant select, insert, update (expires_at), delete on operator_tokens to clutchline_app;
