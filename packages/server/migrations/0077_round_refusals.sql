-- Bets on rounds that were refused before the lock (ROUND-5). Players compare what they would have become, because an operator
-- could refuse those that would win.
create table round_refusals (
  id bigint generated always as identity primary key,
  round bigint not null check (round > 0),
  point_id bigint not null,
  currency_id integer not null,
  stake numeric(20) not null check (stake > 0),
  reason text not null,
  at bigint not null -- business ms
);
create index round_refusals_of_round on round_refusals (round);

-- Sums of a round by its facts, written with them.
create table round_refusal_sums (
  round bigint not null references rounds,
  currency_id integer not null,
  won_bets integer not null check (won_bets >= 0),
  won_stake numeric(20) not null check (won_stake >= 0),
  lost_bets integer not null check (lost_bets >= 0),
  lost_stake numeric(20) not null check (lost_stake >= 0),
  primary key (round, currency_id)
);
do $$
declare
  t text;
begin
  foreach t in array array['round_refusals', 'round_refusal_sums'] loop
    execute format('create trigger append_only before update or delete or truncate on %I
      for each statement execute function refuse_change()', t);
    execute format('grant select, insert on %I to clutchline_app', t);
  end loop;
end $$;
