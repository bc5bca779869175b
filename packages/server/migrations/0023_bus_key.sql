-- The key by which processes of this database sign what they publish on the bus, so that other users of the same NATS can
-- forge nothing. Two random UUIDs hold 244 random bits.
alter table bus add column key bytea not null
  default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
  check (octet_length(key) = 32);
