-- The server's role neither reads nor writes secrets of rounds, also not by functions (ROUND-5): the job of the leader uses a
-- connection of the owner, once for each epoch. A secret is kept before its epoch is published, so it is found by its anchor.
drop function keep_round_secret(integer, bytea);
drop function round_secret(integer);
alter table round_secrets add column anchor hex_32;
alter table round_secrets disable trigger append_only;
update round_secrets s set anchor = e.anchor from round_epochs e where e.id = s.epoch;
alter table round_secrets enable trigger append_only;
alter table round_secrets drop column epoch;
alter table round_secrets add primary key (anchor);
