-- Proposals of any kind (DESK-6): what is proposed is data, by its kind.
alter table desk_proposals add column payload jsonb;
alter table desk_proposals disable trigger decided_once;
update desk_proposals set payload = case kind when 'void_play'
  then jsonb_build_object('play_id', play_id, 'void_reason', void_reason) else '{}' end;
alter table desk_proposals enable trigger decided_once;
drop function approved_voids();
drop function end_approved_void(bigint, boolean, text, bigint);
alter table desk_proposals
  alter column payload set not null,
  drop constraint desk_proposals_kind_check,
  drop column lock_id,
  drop column play_id,
  drop column void_reason,
  add constraint desk_proposals_kind_check check (kind ~ '^[a-z_]{3,40}$');
grant insert (payload) on desk_proposals to clutchline_desk;

-- The lock of everything ends by an approved proposal that showed it.
create or replace function refuse_resume_alone() returns trigger language plpgsql as $$
begin
  if not exists (select from desk_proposals where kind = 'resume_all' and state = 'approved'
    and (preview -> 'lock' ->> 'lock_id')::bigint = old.id) then
    raise exception 'the lock of everything ends by two persons' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- Of the leader, which has no right on the table: what it carries out.
create function approved_proposals()
returns table (proposal_id bigint, kind text, payload jsonb, reason text, first_name text, second_name text)
language sql volatile security definer set search_path from current as $$
  select p.id, p.kind, p.payload, p.reason, f.name, s.name
  from desk_proposals p join desk_operators f on f.id = p.proposed_by join desk_operators s on s.id = p.decided_by
  where p.state = 'approved' order by p.id
$$;
revoke execute on function approved_proposals() from public;
grant execute on function approved_proposals() to clutchline_app;

create function end_approved_proposal(a_proposal bigint, a_subject text, a_is_done boolean, a_outcome text, a_at bigint) returns void
language plpgsql security definer set search_path from current as $$
declare
  a_kind text;
begin
  update desk_proposals set state = case when a_is_done then 'done' else 'failed' end, outcome = a_outcome
  where id = a_proposal and state = 'approved' returning kind into a_kind;
  if found then
    insert into operator_actions (at, action, subject, after, result) values (a_at, a_kind, a_subject,
      jsonb_build_object('proposal', a_proposal, 'outcome', a_outcome), case when a_is_done then 'done' else 'failed' end);
  end if;
end $$;
revoke execute on function end_approved_proposal(bigint, text, boolean, text, bigint) from public;
grant execute on function end_approved_proposal(bigint, text, boolean, text, bigint) to clutchline_app;
