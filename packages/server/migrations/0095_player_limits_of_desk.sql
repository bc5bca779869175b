-- Limits of the operator for a player, at the desk (DESK-11): what it sees and sets of the protection of a player, without a right on
-- the tables. The player's own limits and breaks are never written here.
create function protection_of_player(a_account bigint, a_hold boolean) returns json
language plpgsql volatile security definer set search_path from current as $$
begin
  if a_hold then
    -- As every change of a player's limits: a placement that was validated before it is validated again.
    update wallets set version = version + 1 where account_id = a_account;
  end if;
  return (
    select json_build_object('currency_id', w.currency_id,
      -- Business time.
      'now', coalesce((
        select floor(anchor_virtual + (extract(epoch from clock_timestamp()) * 1000 - anchor_wall) * speed)::bigint from feed_state),
        floor(extract(epoch from clock_timestamp()) * 1000)::bigint),
      'own', coalesce((
        select json_agg(json_build_object('kind', kind, 'value', value::text, 'pending_value', pending_value::text,
          'pending_from', pending_from)) from player_limits where account_id = a_account), '[]'),
      'pause_until', (select until from player_breaks where account_id = a_account),
      'operator', operator_limits_of(a_account))
    from wallets w where w.account_id = a_account);
end $$;
revoke execute on function protection_of_player(bigint, boolean) from public;
grant execute on function protection_of_player(bigint, boolean) to clutchline_desk;

-- Null: no limit. The caller holds the wallet.
create function set_protection_of_player(a_account bigint, a_kind text, a_value numeric) returns void
language plpgsql volatile security definer set search_path from current as $$
begin
  insert into operator_limits (account_id) values (a_account) on conflict do nothing;
  case a_kind
    when 'day_stake' then update operator_limits set day_stake = a_value where account_id = a_account;
    when 'day_loss' then update operator_limits set day_loss = a_value where account_id = a_account;
    when 'session_minutes' then update operator_limits set session_minutes = a_value::smallint where account_id = a_account;
    when 'excluded_until' then update operator_limits set excluded_until = a_value::bigint where account_id = a_account;
  end case;
end $$;
revoke execute on function set_protection_of_player(bigint, text, numeric) from public;
grant execute on function set_protection_of_player(bigint, text, numeric) to clutchline_desk;

create function account_exists(a_account bigint) returns boolean
language sql stable security definer set search_path from current as $$
  select exists (select from accounts where id = a_account)
$$;
revoke execute on function account_exists(bigint) from public;
grant execute on function account_exists(bigint) to clutchline_desk;
