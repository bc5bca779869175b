-- Webhooks of bets name the legs. At the commit, since a bet is inserted before its legs; a settlement ends its legs first.
drop trigger reported_insert on bets;
drop trigger reported_update on bets;

create or replace function report_bet() returns trigger language plpgsql security definer set search_path from current as $$
declare
  subject constant text := 'bet:' || new.order_no;
  bet jsonb;
begin
  -- Without an address a bet costs this query and no more.
  if not exists (select from webhook_targets where removed_at is null) then
    return null;
  end if;
  bet := jsonb_build_object(
    'order_no', new.order_no, 'kind', new.kind,
    'state', case
      when new.receive_status = 1 then 'held'
      when new.receive_status = 2 then 'rejected'
      when new.settle_time is null then 'open'
      when new.is_cancel = 1 then 'void'
      else 'settled' end,
    'stake', new.stake::text, 'odds', new.odds, 'payout', new.payout::text, 'reject_reason', new.reject_reason,
    'revision', new.revision, 'swapped_from', new.swapped_from,
    'placed_at', iso_time(new.bet_time), 'settled_at', iso_time(new.settle_time),
    'legs', (
      select jsonb_agg(jsonb_build_object(
        'game_id', l.game_id, 'game_type_id', m.game_type_id, 'play_id', l.play_id, 'point_id', l.point_id,
        'market', p.market, 'odds', to_char(l.odd / 1000.0, 'FM999999999990.000'), 'outcome', l.outcome) order by l.position)
      from bet_legs l join plays p on p.id = l.play_id join matches m on m.id = l.game_id
      where l.order_no = new.order_no));
  if tg_op = 'INSERT' then
    perform add_webhook_event('bet.placed', subject, new.account_id, bet);
    if new.receive_status = 0 then
      perform add_webhook_event('bet.accepted', subject, new.account_id, bet);
    end if;
  elsif old.receive_status = 1 and new.receive_status <> 1 then
    perform add_webhook_event(case new.receive_status when 0 then 'bet.accepted' else 'bet.rejected' end,
      subject, new.account_id, bet);
  else
    perform add_webhook_event(case old.revision when 0 then 'bet.settled' else 'bet.corrected' end,
      subject, new.account_id, bet);
  end if;
  return null;
end $$;
create constraint trigger reported_insert after insert on bets deferrable initially deferred
for each row execute function report_bet();
create constraint trigger reported_update after update on bets deferrable initially deferred
for each row when (new.revision > old.revision or (old.receive_status = 1 and new.receive_status <> 1))
execute function report_bet();
