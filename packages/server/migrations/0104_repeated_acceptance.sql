-- The acceptance of an invitation can be repeated by its request until the operator signs in, because its answer, which has the
-- recovery codes, may be lost.
alter table desk_invites add column request_id uuid;
grant update (request_id) on desk_invites to clutchline_desk;
