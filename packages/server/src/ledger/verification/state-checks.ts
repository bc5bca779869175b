import { CATEGORY, PLAY_STATUS } from '@clutchline/contract';
import { sql, type RawBuilder } from 'kysely';

import type { Check } from './check';

/** I5. */
const STATE_CHECKS: readonly Check[] = [
  {
    invariant: 'I5',
    description: 'bet whose ledger does not match its state',
    broken: sql`select b.order_no || ': ' || coalesce(t.way, 'nothing') as what from bets b
      left join (
        select order_no, string_agg(kind, ' ' order by id) as way from ledger_transactions
        where order_no is not null group by order_no
      ) t using (order_no)
      where t.way is distinct from 'stake'
        || case when b.receive_status = 2 then ' reject'
          when b.receive_status = 0 and b.held_until is not null then ' confirm' else '' end
        || case when b.swapped_to is not null then ' swap'
          when b.revision > 0 then ' settlement' || repeat(' reversal settlement', b.revision - 1) else '' end`,
  },
  {
    invariant: 'I5',
    description: 'bet in an unknown state',
    broken: sql`select order_no as what from bets where not (
        (settle_time is null and is_cancel = 0 and prize_status = 0 and revision = 0 and receive_status in (0, 1)
          and swapped_to is null)
        or (settle_time is not null and receive_status = 2 and is_cancel = 0 and prize_status = 0 and revision = 0
          and payout = stake and swapped_to is null)
        or (settle_time is not null and receive_status = 0 and is_cancel = 1 and prize_status = 0 and payout = stake
          and (revision = 0) = (swapped_to is not null))
        or (settle_time is not null and receive_status = 0 and is_cancel = 0 and prize_status in (1, 2) and revision > 0
          and swapped_to is null))`,
  },
  {
    invariant: 'I5',
    description: 'bet won or refunded before all its legs were decided',
    broken: sql`select b.order_no as what from bets b
      where b.revision > 0 and b.prize_status <> 2
        and exists (select from bet_legs l where l.order_no = b.order_no and l.decision = 0)`,
  },
  {
    invariant: 'I5',
    description: 'swapped ticket whose successor does not match it',
    broken: sql`select coalesce(o.order_no, n.order_no) as what from
      (select * from bets where swapped_to is not null) o
      full join (select * from bets where swapped_from is not null) n
        on o.swapped_to = n.order_no and n.swapped_from = o.order_no
      where (o.account_id, o.currency_id, o.stake) is distinct from (n.account_id, n.currency_id, n.stake)`,
  },
];

/** A trader offered it: his price can be below that of the point (DESK-12). */
const OF_OFFER = sql`exists (select from bet_offers f where f.accepted_as = l.order_no)`;

/**
 * I6: a version has one price, and an accepted price is allowed by its player. The price of a pool leg is an estimate
 * with its own stake (BET-2).
 */
const PRICE_CHECKS: readonly Check[] = [
  {
    invariant: 'I6',
    description: 'accepted price that the point never had, order and point',
    broken: sql`select l.order_no || ' ' || l.point_id as what from bet_legs l join points o on o.id = l.point_id
      where l.version > o.version
        or (l.version = o.version and l.odd <> o.odd and l.category_id <> ${CATEGORY.normal_bet}
          and not (l.odd < o.odd and ${OF_OFFER}))`,
  },
  {
    invariant: 'I6',
    description: 'one version of a point accepted at several prices',
    broken: sql`select point_id || ' version ' || version as what from bet_legs l
      where category_id <> ${CATEGORY.normal_bet} and not ${OF_OFFER} group by point_id, version having min(odd) <> max(odd)`,
  },
  {
    invariant: 'I6',
    description: 'accepted price that its player did not allow',
    broken: sql`select b.order_no as what
      from bets b join placements p on p.account_id = b.account_id and p.request_id = b.request_id,
      json_array_elements(p.answer->'results') r,
      json_array_elements(r->'legs') a
      join bet_legs l on l.point_id = (a->>'shop_id')::bigint
      where b.accept in ('none', 'better') and not b.is_pool and b.receive_status <> 2
        and r->>'order_no' = b.order_no and l.order_no = b.order_no and case b.accept
        when 'none' then l.odd <> (a->>'asked')::numeric * 1000
        else l.odd < (a->>'asked')::numeric * 1000 end`,
  },
];

/** Commit times are found by the last 32 bits. */
const KNOWN_XIDS = 2_000_000_000;

const committedAt = (xid: RawBuilder<unknown>): RawBuilder<unknown> => sql`case
  when current_setting('track_commit_timestamp') = 'on'
    and pg_snapshot_xmax(pg_current_snapshot())::text::numeric - ${xid}::text::numeric < ${KNOWN_XIDS}
  then pg_xact_commit_timestamp(${xid}::xid) end`;

/** I7, if the commit time is stored. */
const CLOSE_CHECKS: readonly Check[] = [
  {
    invariant: 'I7',
    description: 'bet accepted after its play was closed, order and play',
    broken: sql`select b.order_no || ' ' || l.play_id as what
      from plays p
      join bet_legs l on l.play_id = p.id
      join bets b on b.order_no = l.order_no
      join ledger_transactions t on t.order_no = b.order_no
        and t.kind = case when b.held_until is null then 'stake' else 'confirm' end
      where p.closed_xid is not null and ${committedAt(sql`t.xid`)} > ${committedAt(sql`p.closed_xid`)}`,
  },
  {
    invariant: 'I7',
    description: 'play that is open but was closed by a transaction',
    broken: sql`select id::text as what from plays
      where closed_xid is not null and status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended})`,
  },
];

export const TICKET_CHECKS: readonly Check[] = [...STATE_CHECKS, ...PRICE_CHECKS, ...CLOSE_CHECKS];
