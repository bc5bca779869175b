-- What settlers decide at the desk (DESK-6): what previews read, quarantined feed data, pools.
grant select on map_results, match_results, outright_results, match_voids, play_voids, bet_voids, pool_closings, pool_dividends,
  pool_totals, quarantine, wallets, feed_progress to clutchline_desk;

create function event_hash(a_event jsonb) returns text language sql immutable as $$
  select encode(sha256(convert_to(a_event::text, 'UTF8')), 'hex')
$$;

-- Like the command `npm run quarantine` for one operator, with the entry as it was seen. Results need two persons.
create function decide_quarantine(a_entry bigint, a_event_hash text, a_is_approved boolean, a_name text) returns text
language plpgsql security definer set search_path from current as $$
declare
  e record;
begin
  select kind, state, rejected_by, approved_by, event into e from quarantine where id = a_entry for no key update;
  if not found then
    return 'unknown_subject';
  elsif e.state <> 'held' or e.rejected_by is not null then
    return 'decided_already';
  elsif e.kind = 'result' then
    return 'two_persons';
  elsif event_hash(e.event) <> a_event_hash then
    return 'changed_meanwhile';
  elsif a_is_approved then
    update quarantine set approved_by = approved_by || a_name where id = a_entry;
  else
    update quarantine set rejected_by = a_name where id = a_entry;
  end if;
  return 'decided';
end $$;
revoke execute on function decide_quarantine(bigint, text, boolean, text) from public;
grant execute on function decide_quarantine(bigint, text, boolean, text) to clutchline_desk;

-- As before (0090); false: another process carried it out. Called in the transaction of the act, so both happen once or neither.
drop function end_approved_proposal(bigint, text, boolean, text, bigint);
create function end_approved_proposal(a_proposal bigint, a_subject text, a_is_done boolean, a_outcome text, a_at bigint)
returns boolean language plpgsql security definer set search_path from current as $$
declare
  a_kind text;
begin
  update desk_proposals set state = case when a_is_done then 'done' else 'failed' end, outcome = a_outcome
  where id = a_proposal and state = 'approved' returning kind into a_kind;
  if not found then
    return false;
  end if;
  insert into operator_actions (at, action, subject, after, result) values (a_at, a_kind, a_subject,
    jsonb_build_object('proposal', a_proposal, 'outcome', a_outcome), case when a_is_done then 'done' else 'failed' end);
  return true;
end $$;
revoke execute on function end_approved_proposal(bigint, text, boolean, text, bigint) from public;
grant execute on function end_approved_proposal(bigint, text, boolean, text, bigint) to clutchline_app;
