-- Tables that every bet adds rows to: statistics and visibility follow in small steps, however large they are (P18).
do $$ declare grows text; begin
  foreach grows in array '{placements, region_decisions, bets, bet_legs, ledger_transactions, ledger_entries, settlements,
    record_changes}'::text[]
  loop
    execute format('alter table %I set (autovacuum_analyze_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01)', grows);
  end loop;
end $$;
