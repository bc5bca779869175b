import { sql, type RawBuilder } from 'kysely';

import { microsOf, selectRecords } from './sealed-records';

/** The price once final: of a held bet when confirmed. */
const TICKET = sql`(
  select json_agg(json_build_array(b.order_no, b.account_id, b.request_id, b.kind, b.sizes, b.lines, b.currency_id, b.stake::text,
    b.cap::text, b.accept, b.is_pool, b.bet_time, b.stake_transaction_id, b.held_until, b.swapped_from,
    case when t.kind = 'confirm' or b.held_until is null then b.odds end,
    (select json_agg(json_build_array(l.position, l.point_id, l.play_id, l.game_id, l.account_id, l.category_id,
        case when t.kind = 'confirm' or b.held_until is null then json_build_array(l.odd, l.version) end)
      order by l.position) from bet_legs l where l.order_no = b.order_no)))
  from bets b where b.order_no = t.order_no)`;

const ENTRIES = sql`(
  select json_agg(json_build_array(e.account, e.currency_id, e.amount::text) order by e.account, e.currency_id)
  from ledger_entries e where e.transaction_id = t.id)`;

const SETTLEMENT = sql`(
  select json_agg(json_build_array(s.order_no, s.revision, s.is_cancel, s.prize_status, s.settlement_odds, s.payout::text, s.rules,
    s.legs, s.source, s.reason, s.reversal_id, s.at)
    order by s.order_no, s.revision)
  from settlements s where s.transaction_id = t.id)`;

/** As the player saw them. */
const MARKETS = sql`(
  select json_agg(json_build_array(l.position, p.round, p.market, p.line, o.position, o.pick::text, o.line) order by l.position)
  from bet_legs l join points o on o.id = l.point_id join plays p on p.id = o.play_id where l.order_no = t.order_no)`;

/** A rejection makes the price final. */
const ENDING = sql`(
  select json_build_array(b.reject_reason, b.moved_by, b.settle_time, b.payout::text, b.settlement_odds, b.swapped_to, b.odds, (
    select json_agg(json_build_array(l.position, l.odd, l.version) order by l.position)
    from bet_legs l where l.order_no = b.order_no))
  from bets b where b.order_no = t.order_no)`;

const SINCE_RECORDS = sql`json_build_array(${microsOf(sql`t.written_at`)},
  case when t.kind in ('stake', 'confirm') then ${MARKETS} end,
  case when t.kind in ('reject', 'swap') then ${ENDING} end)::text`;

/** In (xid, id) order, the first one exclusive. */
export interface SealColumns {
  readonly previous: RawBuilder<unknown>;
  readonly number: RawBuilder<unknown>;
  readonly day: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  readonly afterXid: RawBuilder<unknown>;
  readonly afterId: RawBuilder<unknown>;
  readonly lastXid: RawBuilder<unknown>;
  readonly lastId: RawBuilder<unknown>;
  /** Null in old seals. */
  readonly recordsAfter: RawBuilder<unknown>;
  readonly recordsUpTo: RawBuilder<unknown>;
}

/**
 * The head is the SHA-256 of the previous head, the seal's columns, one JSON line per transaction and the digest of
 * each record.
 */
export function selectHead(
  seal: SealColumns,
): RawBuilder<{ transactions: number; records: number | null; head: Buffer }> {
  const { previous, number, day, at, afterXid, afterId, lastXid, lastId, recordsAfter, recordsUpTo } = seal;
  return sql`
    select lines.transactions, case when ${recordsUpTo} is not null then r.records end as records,
      sha256(${previous}
        || convert_to(json_build_array(${number}, ${day}, ${at}, ${lastXid}::text, ${lastId}, lines.transactions)::text
          || coalesce(lines.text, ''), 'UTF8')
        || case when ${recordsUpTo} is null then ''::bytea
          else convert_to(json_build_array('records', r.records, ${recordsUpTo}::text)::text, 'UTF8') || r.digests end) as head
    from (
      select count(*)::integer as transactions, string_agg(
        json_build_array(t.id, t.xid::text, t.kind, t.order_no, t.at, ${ENTRIES},
          case when t.kind in ('stake', 'confirm') then ${TICKET} end,
          case t.kind when 'settlement' then ${SETTLEMENT} end)::text
        || case when ${recordsUpTo} is null then '' else ${SINCE_RECORDS} end,
        '' order by t.xid, t.id) as text
      from ledger_transactions t
      where (t.xid, t.id) > (${afterXid}, ${afterId}) and (t.xid, t.id) <= (${lastXid}, ${lastId})
    ) lines, (${selectRecords(recordsAfter, recordsUpTo)}) r`;
}
