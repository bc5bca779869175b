-- Two persons void a play (DESK-6): the desk stores the approval, the leader carries it out by the service that settles.
alter table desk_proposals
  alter column lock_id drop not null,
  add column play_id bigint references plays,
  add column void_reason text,
  add column outcome text check (char_length(outcome) <= 200),
  drop constraint desk_proposals_kind_check,
  drop constraint desk_proposals_state_check,
  add constraint desk_proposals_kind_check check (kind in ('resume_all', 'void_play')),
  add constraint desk_proposals_state_check
    check (state in ('proposed', 'approved', 'done', 'failed', 'rejected', 'withdrawn')),
  add check ((kind = 'resume_all') = (lock_id is not null)),
  add check ((kind = 'void_play') = (play_id is not null)),
  add check ((play_id is null) = (void_reason is null));
drop trigger decided_once on desk_proposals;
create trigger decided_once before update on desk_proposals for each row
  when (old.state in ('done', 'failed', 'rejected', 'withdrawn') or (old.state = 'approved' and new.state not in ('done', 'failed')))
  execute function refuse_change();
create index desk_proposals_approved on desk_proposals (id) where state = 'approved';
grant insert (play_id, void_reason) on desk_proposals to clutchline_desk;
-- For the preview.
grant select on bets, bet_legs to clutchline_desk;

-- Of the leader, which has no right on the table.
create function approved_voids()
returns table (proposal_id bigint, play_id bigint, void_reason text, reason text, first_name text, second_name text)
language sql volatile security definer set search_path from current as $$
  select p.id, p.play_id, p.void_reason, p.reason, f.name, s.name
  from desk_proposals p join desk_operators f on f.id = p.proposed_by join desk_operators s on s.id = p.decided_by
  where p.kind = 'void_play' and p.state = 'approved' order by p.id
$$;
revoke execute on function approved_voids() from public;
grant execute on function approved_voids() to clutchline_app;

create function end_approved_void(a_proposal bigint, a_is_done boolean, a_outcome text, a_at bigint) returns void
language plpgsql security definer set search_path from current as $$
declare
  a_play bigint;
begin
  update desk_proposals set state = case when a_is_done then 'done' else 'failed' end, outcome = a_outcome
  where id = a_proposal and kind = 'void_play' and state = 'approved' returning play_id into a_play;
  if found then
    insert into operator_actions (at, action, subject, after, result) values (a_at, 'void_play', 'play:' || a_play,
      jsonb_build_object('proposal', a_proposal, 'outcome', a_outcome), case when a_is_done then 'done' else 'failed' end);
  end if;
end $$;
revoke execute on function end_approved_void(bigint, boolean, text, bigint) from public;
grant execute on function end_approved_void(bigint, boolean, text, bigint) to clutchline_app;
