-- The server's role reads and writes no secret of rounds itself (ROUND-5); the job of the leader uses these two functions.
-- With ROUND_KEY they are encrypted, so that neither the database nor a copy of it knows an outcome.
revoke all on round_secrets from clutchline_app;

create function keep_round_secret(a_epoch integer, a_secret bytea) returns void
language sql security definer set search_path from current as $$
  insert into round_secrets (epoch, secret) values (a_epoch, a_secret)
$$;
create function round_secret(a_epoch integer) returns bytea
language sql security definer set search_path from current as $$
  select secret from round_secrets where epoch = a_epoch
$$;
revoke execute on function keep_round_secret(integer, bytea), round_secret(integer) from public;
grant execute on function keep_round_secret(integer, bytea), round_secret(integer) to clutchline_app;

-- 32 bytes, or 60 if they are encrypted: nonce, secret, tag.
alter table round_secrets
  drop constraint round_secrets_secret_check,
  add constraint round_secrets_secret_check check (octet_length(secret) in (32, 60));
