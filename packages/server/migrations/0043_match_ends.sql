-- Business time at which a match ended; null before, if it was cancelled, and if its end came with the match itself, so that the time is
-- unknown. Lists keep an ended match for a time (GAMES-5).
alter table matches add column ended_at bigint;
create index matches_by_end on matches (ended_at) where ended_at is not null;
