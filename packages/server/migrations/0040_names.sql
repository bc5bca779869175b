-- Names follow docs/glossary.md. Only catalogue entries change, no table is rewritten; recorded and sealed tables, their columns and
-- their values keep their names. Processes of earlier versions call the old names: stop them first (docs/operations.md).

alter function placement_bench(bigint, text, bigint[], bigint, boolean) rename to placement_snapshot;
alter function hold_held_bets(text[]) rename to lock_held_bets;
alter function take_bets(text[]) rename to lock_settling_bets;

alter function refuse_backward_bet() rename to refuse_backward_change;
alter function keep_announced_format() rename to copy_best_of;
alter function note_close() rename to set_closed_xid;
alter function note_board_change() rename to track_board_change;
alter function stamp_feed_progress() rename to stamp_fed_at;

-- A trigger is named after its rule or its function. Triggers of one table and event fire in the order of their names, which is the
-- same as before.
alter trigger ticket_stays on bets rename to immutable_ticket;
alter trigger leg_stays on bet_legs rename to immutable_leg;
alter trigger closing_stays on pool_closings rename to immutable_closing;
alter trigger answer_stays on placements rename to immutable_answer;
alter trigger identity_stays on accounts rename to immutable_identity;
alter trigger moves_forward on bets rename to forward_only;
alter trigger pool_counts on bets rename to update_pool_totals;
alter trigger pool_counts on bet_legs rename to update_pool_totals;
alter trigger announced_format on plays rename to copy_best_of;
alter trigger notes_close on plays rename to set_closed_xid;
alter trigger marks_held_bets on matches rename to mark_held_bets;
alter trigger marks_held_bets on plays rename to mark_held_bets;
alter trigger marks_held_bets on points rename to mark_held_bets;
alter trigger stamps_fed_at on feed_progress rename to stamp_fed_at;
alter trigger credited_once on ledger_entries rename to record_demo_credit;
alter trigger noted on game_types rename to track_board_change;
alter trigger noted on events rename to track_board_change;
alter trigger noted on teams rename to track_board_change;
alter trigger noted on matches rename to track_board_change;
alter trigger noted on plays rename to track_board_change;
alter trigger noted on points rename to track_board_change;

alter index one_transaction_per_order rename to one_stake_per_order;
alter index push_tickets_by_end rename to push_tickets_by_expiry;

-- Tables that are neither recorded nor sealed.
alter table outbox rename column news to event;
alter table session_times rename column noted_at to updated_at;
alter table leadership rename column beats to heartbeats;
alter table leadership rename column seen_at to heartbeat_at;
update leadership set holder = 'none' where holder = 'nobody';

drop function seek_lead(text);
-- Acquires leadership if it is free; returns the current term and its heartbeats so far.
create function acquire_leadership(a_holder text, out is_own boolean, out term bigint, out heartbeats bigint) language plpgsql as $$
begin
  is_own := pg_try_advisory_lock(460001);
  if is_own then
    update leadership l set term = l.term + 1, holder = a_holder, heartbeats = 0, heartbeat_at = clock_timestamp();
  end if;
  select l.term, l.heartbeats into term, heartbeats from leadership l;
end $$;
-- Ends the session of a leader without heartbeats, which releases the lock.
alter function end_lead(bigint) rename to terminate_leader;
