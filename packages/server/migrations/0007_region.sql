-- Written before the bet is validated, never changed (ROLE-1, S15). Only the network of the address is stored (/24, or
-- /48 of IPv6): enough to look the country up again, and not personal. A hash would not protect the address: there are
-- few enough to try all.
create table region_decisions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  request_id text not null,
  network cidr, -- null if the address was invalid
  country text check (country ~ '^[A-Z]{2}$'), -- null if the address has no country
  allowed boolean not null,
  at bigint not null
);
create index region_decisions_of_request on region_decisions (account_id, request_id);

-- A tz database name, no abbreviation or offset.
alter table accounts
  add check (time_zone ~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+){1,2})$'),
  add check ((timestamptz '2026-01-01 00:00:00Z' at time zone time_zone) is not null);
