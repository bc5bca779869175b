-- Limits that the operator sets for a player. The strictest of house, operator and player counts; null is no limit.
create table operator_limits (
  account_id bigint primary key references accounts,
  day_stake money_minor check (day_stake >= 0),
  day_loss money_minor check (day_loss >= 0),
  session_minutes smallint check (session_minutes between 1 and 1440),
  stake_factor smallint not null default 1000 check (stake_factor between 1 and 1000), -- thousandths of the limits of the house
  excluded_until bigint -- business time, ms
);
grant select, insert, update on operator_limits to clutchline_app;

-- Recorded and sealed like player_limits (0025, R41).
do $$
declare
  columns constant text := 'day_stake,day_loss,session_minutes,stake_factor,excluded_until';
begin
  execute format('create trigger recorded_insert after insert on operator_limits for each row
    execute function record_change(''account_id'', %L)', columns);
  execute format('create trigger recorded_update after update of %s on operator_limits for each row when (%s)
    execute function record_change(''account_id'', %L)', columns,
    (select format('(%s) is distinct from (%s)', string_agg('old.' || c, ','), string_agg('new.' || c, ','))
     from unnest(string_to_array(columns, ',')) c), columns);
end $$;

-- A function, so that a placement reads it after the version of the wallet, which every change of the limits increases.
create function operator_limits_of(a_account bigint) returns json language plpgsql volatile as $$
begin
  return (
    select json_build_object('day_stake', day_stake::text, 'day_loss', day_loss::text, 'session_minutes', session_minutes,
      'stake_factor', stake_factor, 'excluded_until', excluded_until)
    from operator_limits where account_id = a_account);
end $$;
