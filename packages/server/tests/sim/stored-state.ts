import type pg from 'pg';

import type { StoredEvent } from '../../src/bus/outbox-store';
import type { Model } from './model';
import { Violation } from './violation';
import type { ModelBet } from './model-bet';

const OUTBOX_KEY = 'event ';
const CURRENT_STATE = {
  name: 'sim-current-state',
  text: `
    with published as (delete from outbox returning id, event::text)
    select 'event ' || id as key, event as value from published
    union all
    select 'wallet ' || account_id, balance || ' owes ' || debt from wallets where account_id = any($1)
    union all
    select 'bet ' || order_no, concat_ws(' ', account_id, stake, receive_status || '/' || is_cancel || '/' || prize_status,
        coalesce(reject_reason, '-'), coalesce(payout::text, '-'), 'r' || revision, coalesce(held_until::text, '-'),
        (select string_agg(point_id || '@' || odd, ',' order by position) from bet_legs l where l.order_no = b.order_no))
    from bets b where account_id = any($1)`,
} as const;

/** I2 to I7; empties the outbox. */
export async function compare(client: pg.Client, model: Model): Promise<Pick<StoredEvent, 'id' | 'event'>[]> {
  const { rows } = await client.query<{ key: string; value: string }>({
    ...CURRENT_STATE,
    values: [[...model.wallets.keys()]],
  });
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const events: Pick<StoredEvent, 'id' | 'event'>[] = [];
  for (const [key, text] of stored) {
    if (!key.startsWith(OUTBOX_KEY)) continue;
    events.push({ id: Number(key.slice(OUTBOX_KEY.length)), event: JSON.parse(text) });
    stored.delete(key);
  }
  const expected = new Map<string, string>();
  for (const [accountId, { balance, debt }] of model.wallets)
    expected.set(`wallet ${accountId}`, `${balance} owes ${debt}`);
  for (const bet of model.bets.values()) expected.set(`bet ${bet.orderNo}`, textOfBet(bet));
  const wrong = [...new Set([...stored.keys(), ...expected.keys()])].filter(
    (key) => stored.get(key) !== expected.get(key),
  );
  if (wrong.length === 0) return events.toSorted((a, b) => a.id - b.id);
  const differing = wrong.map(
    (key) => `${key} is ${stored.get(key) ?? 'nothing'}, not ${expected.get(key) ?? 'nothing'}`,
  );
  throw new Violation(`I2-I7 ${differing.join('; ')}`);
}

function textOfBet({ accountId, stake, state, reason, payout, revision, heldUntil, legs }: ModelBet): string {
  const statuses = { held: '1/0/0', open: '0/0/0', rejected: '2/0/0', won: '0/0/1', lost: '0/0/2', refunded: '0/1/0' };
  const odds = legs.map(({ pointId, odd }) => `${pointId}@${odd}`).join(',');
  return [accountId, stake, statuses[state], reason ?? '-', payout ?? '-', `r${revision}`, heldUntil ?? '-', odds].join(
    ' ',
  );
}

/** Per fault, independent of the product. */
const AUDIT = {
  name: 'sim-audit',
  text: `
    with b as materialized (select * from bets where account_id = any($1)),
    t as materialized (select t.* from ledger_transactions t where t.order_no in (select order_no from b)),
    e as materialized (
      select t.order_no, t.id, t.kind, e.account, e.currency_id, e.amount from t join ledger_entries e on e.transaction_id = t.id),
    own as materialized (
      select account, sum(amount) as amount from ledger_entries
      where account in (select p || a from unnest($1::bigint[]) a, unnest(array['player:', 'debt:']) p) group by account),
    undecided as materialized (select id from points where id = any($2) and outcome is null)
    select 'I1 transaction ' || id || ' of ' || order_no as fault from e group by id, order_no, currency_id having sum(amount) <> 0
    union all
    select 'I1 transaction without entries ' || id from t where not exists (select from e where e.id = t.id)
    union all
    select 'I2 wallet ' || w.account_id from wallets w where account_id = any($1) and (w.balance < 0 or w.debt < 0
      or w.balance <> coalesce((select amount from own where account = 'player:' || w.account_id), 0)
      or w.debt <> -coalesce((select amount from own where account = 'debt:' || w.account_id), 0))
    union all
    select 'I3 debits of ' || b.order_no from b where 1 <> (
      select count(*) from e where e.order_no = b.order_no and e.kind = 'stake'
        and e.account = 'player:' || b.account_id and e.amount = -b.stake)
      or 1 <> (select count(*) from t where t.order_no = b.order_no and t.kind = 'stake')
    union all
    select 'I3 placement without its debit ' || p.request_id from placements p where account_id = any($1) and (
      select count(*) from json_array_elements(p.answer->'results') r where r->>'order_no' is not null
    ) <> (select count(*) from b where b.request_id = p.request_id and b.account_id = p.account_id)
    union all
    select 'I4 settlements of ' || b.order_no from b
    where b.revision <> (select count(*) from settlements s where s.order_no = b.order_no)
      or b.revision <> (select count(*) from t where t.order_no = b.order_no and t.kind = 'settlement')
      or greatest(b.revision - 1, 0) <> (select count(*) from t where t.order_no = b.order_no and t.kind = 'reversal')
    union all
    select 'I4 effect of ' || b.order_no from b where coalesce(b.payout, 0) - b.stake <> (
      select sum(amount) from e where e.order_no = b.order_no and e.account !~ '^house:')
    union all
    select 'I4 last settlement of ' || s.order_no from settlements s join b using (order_no, revision)
    where s.payout <> b.payout or s.is_cancel <> b.is_cancel or s.prize_status <> b.prize_status
    union all
    select 'I5 way of ' || b.order_no || ': ' || coalesce(string_agg(t.kind, ' ' order by t.id), 'nothing')
    from b left join t using (order_no) group by b.order_no, b.receive_status, b.held_until, b.revision
    having coalesce(string_agg(t.kind, ' ' order by t.id), '') <> 'stake'
      || case when b.receive_status = 2 then ' reject' when b.receive_status = 0 and b.held_until is not null then ' confirm' else '' end
      || case when b.revision > 0 then ' settlement' || repeat(' reversal settlement', b.revision - 1) else '' end
    union all
    select 'I3 stake of ' || b.order_no || ' lies wrong' from b
    where case when b.settle_time is null then b.stake else 0 end <> coalesce((select sum(amount) from e
        where e.order_no = b.order_no and account = case b.receive_status when 1 then 'house:pending' else 'house:stakes' end), 0)
      or 0 <> coalesce((select sum(amount) from e
        where e.order_no = b.order_no and account = case b.receive_status when 1 then 'house:stakes' else 'house:pending' end), 0)
    union all
    select 'I6 leg of ' || l.order_no || ' at no price that was' from bet_legs l join b using (order_no)
    join points o on o.id = l.point_id where l.version > o.version or (l.version = o.version and l.odd <> o.odd)
    union all
    select 'exposure of ' || point_id || ' in ' || currency_id || ' is off by ' || sum(amount) from (
      select point_id, currency_id, amount from undecided join exposures on point_id = undecided.id
      union all
      select l.point_id, b.currency_id, -ceil(b.stake * (l.odd - 1000) / 1000) from b join bet_legs l using (order_no)
      join points o on o.id = l.point_id and o.outcome is null where b.receive_status <> 2) x
    group by point_id, currency_id having sum(amount) <> 0`,
} as const;

/** I1 to I6. */
export async function audit(client: pg.Client, model: Model): Promise<void> {
  const values = [[...model.wallets.keys()], [...model.board.points.keys()]];
  const { rows } = await client.query<{ fault: string }>({ ...AUDIT, values });
  if (rows.length > 0) throw new Violation(rows.map(({ fault }) => fault).join('; '));
}
