-- With ten million bets, placing one read seven pages of indexes by player, each almost always a different one that was not in memory,
-- and wrote each as a whole to the log after a checkpoint (P18). What does not have to be by player is now in order of what
-- players bet on at the moment.

-- The legs of a match are together, and one index serves those of a match and those of a player on it.
drop index bet_legs_of_account;
drop index bet_legs_of_match;
create index bet_legs_of_match on bet_legs (game_id, account_id);

-- An open bet is in the small index of open bets alone.
drop index bets_settled;
create index bets_open on bets (account_id) where settle_time is null;
create index bets_settled on bets (account_id, settle_time) where settle_time is not null;

-- Most bets are not swapped, and need no row in these.
alter table bets drop constraint bets_swapped_from_key, drop constraint bets_swapped_to_key;
create unique index bets_swapped_from_key on bets (swapped_from) where swapped_from is not null;
create unique index bets_swapped_to_key on bets (swapped_to) where swapped_to is not null;

-- By request first, so that searches of the desk (DESK-19) need no second index.
drop index placements_by_request;
alter table bets drop constraint bets_account_id_request_id_fkey;
alter table placements drop constraint placements_pkey, add primary key (request_id, account_id);
alter table bets add constraint bets_account_id_request_id_fkey foreign key (account_id, request_id)
  references placements (account_id, request_id) deferrable initially deferred;
