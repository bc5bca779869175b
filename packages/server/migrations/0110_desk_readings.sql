-- Desks read what is new several times a second. By the index, whatever was analysed: of a range that begins at a parameter the planner
-- assumes a third of the table.
create function ledger_since(a_from xid8) returns table (id bigint, xid xid8, kind text, order_no text, at bigint)
language plpgsql stable rows 100
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
begin
  return query select t.id, t.xid, t.kind, t.order_no, t.at from ledger_transactions t where t.xid >= a_from order by t.xid, t.id;
end $$;
create function answers_since(a_from xid8) returns table (xid xid8, answer json)
language plpgsql stable rows 100
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
begin
  return query select p.xid, p.answer from placements p where p.xid >= a_from and p.answer is not null order by p.xid;
end $$;
