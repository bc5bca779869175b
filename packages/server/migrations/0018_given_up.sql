-- A request id without answer is abandoned before it arrived: no bet is accepted under it (BET-8).
alter table placements alter column answer drop not null;
