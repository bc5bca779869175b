-- What is looked up by key is planned once, with indexes only (P5).

-- Without this a connection could go on with a plan of the time when there were few bets, and read all bets for each transaction of a
-- stretch: seconds of a processor that bets wait for.
alter function add_sealed_to_reports() set plan_cache_mode = force_generic_plan set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off;

-- Each look-up was planned again, for the number of its tokens, and read all accounts while there were few.
create function find_sessions(a_hashes text[]) returns table (token_hash text, account_id bigint, currency_id integer, lang smallint,
  time_zone text, created_at bigint, last_used_at bigint, expires_at bigint, ended_by text, day_start bigint, used_ms bigint,
  updated_at bigint)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off as $$
begin
  return query
  select s.token_hash, a.id, a.currency_id, a.lang, a.time_zone, s.created_at, s.last_used_at, s.expires_at, s.ended_by,
    t.day_start, t.used_ms, t.updated_at
  from sessions s join accounts a on a.id = s.account_id left join session_times t on t.account_id = s.account_id
  where s.token_hash = any(a_hashes);
end $$;
