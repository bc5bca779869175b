-- What the desk reads for the overview, the tree and the sheets of matches (DESK-13 to DESK-16). Nothing is written for it while a
-- bet is placed.
grant select on
  exposures, feed_progress, feed_state, leadership, ledger_entries, ledger_transactions, map_results, match_results, match_voids,
  outbox, pool_totals, price_steps, quarantine, simulated_accounts
to clutchline_desk;
-- Not the body of a request.
grant select (account_id, request_id, xid, answer, at) on placements to clutchline_desk;
grant select (id, player_id, nickname, currency_id) on accounts to clutchline_desk;
