import { sql, type RawBuilder } from 'kysely';

/** A struck price is sealed with the transaction from which on it stands: the confirmation where the bet was held. */
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

/** A seal as far as its head is made of it; the bounds lie in the order (xid, id), the first one outside. */
export interface SealColumns {
  readonly previous: RawBuilder<unknown>;
  readonly number: RawBuilder<unknown>;
  readonly day: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  readonly afterXid: RawBuilder<unknown>;
  readonly afterId: RawBuilder<unknown>;
  readonly lastXid: RawBuilder<unknown>;
  readonly lastId: RawBuilder<unknown>;
}

/**
 * Selects the `head` of one seal and how many `transactions` it covers: SHA-256 of the head before, the seal's own columns,
 * and a line of JSON for each transaction with its entries, its ticket and its settlement.
 */
export function selectHead(seal: SealColumns): RawBuilder<{ transactions: number; head: Buffer }> {
  const { previous, number, day, at, afterXid, afterId, lastXid, lastId } = seal;
  return sql`
    select count(*)::integer as transactions, sha256(${previous} || convert_to(
      json_build_array(${number}, ${day}, ${at}, ${lastXid}::text, ${lastId}, count(*))::text || coalesce(string_agg(
        json_build_array(t.id, t.xid::text, t.kind, t.order_no, t.at, ${ENTRIES},
          case when t.kind in ('stake', 'confirm') then ${TICKET} end,
          case t.kind when 'settlement' then ${SETTLEMENT} end)::text,
        '' order by t.xid, t.id), ''), 'UTF8')) as head
    from ledger_transactions t
    where (t.xid, t.id) > (${afterXid}, ${afterId}) and (t.xid, t.id) <= (${lastXid}, ${lastId})`;
}
