-- With ROUND_KEY server seeds of auto chess are encrypted, as the secrets of rounds are: nonce, 32 bytes and tag.
alter table chess_secrets
  drop constraint chess_secrets_secret_check,
  add constraint chess_secrets_secret_check check (octet_length(secret) in (32, 60));
