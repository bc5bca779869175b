-- From where a bet was asked for, and what was decided: written before the bet is judged, never changed (ROLE-1, S15).
-- The address is kept as its network alone (/24, or /48 of IPv6): enough to look the country up again, no longer a person.
-- A hash would not do: there are so few addresses that every hash of one can be tried.
create table region_decisions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  request_id text not null,
  network cidr, -- null where the address was none
  country text check (country ~ '^[A-Z]{2}$'), -- null where no country has the address
  allowed boolean not null,
  at bigint not null
);
create index region_decisions_of_request on region_decisions (account_id, request_id);

-- A betting day needs a zone that exists: a name of the tz database, no abbreviation and no offset.
alter table accounts
  add check (time_zone ~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+){1,2})$'),
  add check ((timestamptz '2026-01-01 00:00:00Z' at time zone time_zone) is not null);
