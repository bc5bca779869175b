-- Signs bus messages, so that other users of the same NATS server cannot forge them. Two random UUIDs contain 244
-- random bits.
alter table bus add column key bytea not null
  default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
  check (octet_length(key) = 32);
