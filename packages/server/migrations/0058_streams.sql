-- Streams of a match, as the feed states them (STREAM-1). Which of them are offered, the options of the server decide.
create table streams (
  game_id bigint not null references matches,
  platform text not null,
  channel text not null,
  lang text not null,
  is_official boolean not null,
  status text not null check (status in ('upcoming', 'live', 'ended')),
  delay_s smallint check (delay_s between 0 and 300),
  primary key (game_id, platform, channel)
);
grant select, insert, update (lang, is_official, status, delay_s) on streams to clutchline_app;
