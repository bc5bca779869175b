-- What the operator pins to the home (HOME-3): an event, or with `game_id` one match of it.
create table pins (
  event_id bigint not null references events,
  game_id bigint references matches,
  until bigint, -- business time, ms
  pinned_by text not null,
  pinned_at bigint not null -- business time, ms
);
create unique index pins_of_event on pins (event_id) where game_id is null;
create unique index pins_of_match on pins (game_id) where game_id is not null;
grant select, insert, delete on pins to clutchline_app;
