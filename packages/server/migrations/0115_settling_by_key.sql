-- As 0096, but each bet is looked up by its key: with a plan that was made while there were few bets, every call read all of them (P18).
create or replace function lock_settling_bets(a_orders text[]) returns json language plpgsql as $$
declare
  held text[];
  owners bigint[];
  holds_wallets boolean;
begin
  select array_agg(order_no), array_agg(distinct account_id) into held, owners from (
    select b.* from (select unnest(a_orders) as wanted order by 1) o cross join lateral (
      select order_no, account_id from bets where order_no = o.wanted and receive_status = 0 and swapped_to is null
      for no key update skip locked) b
  ) locked;
  holds_wallets := exists (select from bets where order_no = any(held) and revision > 0)
    or exists (select from wallets where debt > 0 and account_id = any(owners));
  if holds_wallets then
    perform from wallets where account_id = any(owners) order by account_id for no key update;
  end if;
  return settling_batch(held, holds_wallets);
end $$;
