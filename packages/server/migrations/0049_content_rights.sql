-- The server's role changes only what it has to: it ends calendar feeds and stores what a player has read.
revoke update on calendar_feeds, announcement_reads from clutchline_app;
grant update (revoked_at) on calendar_feeds to clutchline_app;
grant update (revision) on announcement_reads to clutchline_app;

-- Names as in docs/glossary.md.
alter function note_new_names() rename to track_new_names;
alter function note_changed_names() rename to track_changed_names;
alter function note_changed_alias() rename to track_changed_alias;
alter trigger note_new_names on teams rename to track_new_names;
alter trigger note_changed_names on teams rename to track_changed_names;
alter trigger note_new_names on events rename to track_new_names;
alter trigger note_changed_names on events rename to track_changed_names;
alter trigger note_changed_alias on team_aliases rename to track_changed_alias;
