-- Voids decide payouts (D7), so they are recorded like the tables of migration 0025 (S-M6).
create trigger recorded_insert after insert on play_voids for each row execute function record_change('play_id', 'game_id,reason,source');
create trigger recorded_update after update of game_id, reason, source on play_voids for each row
when ((old.game_id, old.reason, old.source) is distinct from (new.game_id, new.reason, new.source))
execute function record_change('play_id', 'game_id,reason,source');
insert into record_changes (subject, key, state)
select 'play_voids', play_id::text, jsonb_build_object('game_id', game_id, 'reason', reason, 'source', source) from play_voids;
