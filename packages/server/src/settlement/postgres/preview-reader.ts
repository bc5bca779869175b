import { sql, type Kysely } from 'kysely';

import type { AffectedQuery, PreviewReader } from '../preview/preview-reader';
import type { DueBet } from '../settlement-store';
import type { Schema } from '../../database/tables/schema';
import { lastPoolCounts, poolTickets } from '../../pools/postgres';
import { peekSettlingBets } from './lock-settling-bets';
import { peekMatchToSettle } from './match-to-settle';
import { matchOfPlay } from './postgres-result-store';
import { selectTicket } from './void-bet-rows';

async function affectedBets(db: Kysely<Schema>, { pointIds, after, limit }: AffectedQuery): Promise<DueBet[]> {
  const { rows } = await sql<DueBet>`
    select b.account_id as "accountId", b.order_no as "orderNo" from bets b
    where b.order_no in (
        select l.order_no from bet_legs l join points o on o.id = l.point_id
        where o.id = any(${pointIds}::bigint[]) and l.play_id = o.play_id)
      and b.receive_status = 0 and b.swapped_to is null
      and not exists (select from bet_voids v where v.order_no = b.order_no)
      and (b.account_id, b.order_no) > (${after.accountId}, ${after.orderNo})
    order by 1, 2 limit ${limit}`.execute(db);
  return rows;
}

export function createPreviewReader(db: Kysely<Schema>): PreviewReader {
  return {
    match: (gameId) => peekMatchToSettle(db, gameId),
    matchOf: (playId) => matchOfPlay(db, playId),
    ticket: (orderNo) => selectTicket(db, orderNo),
    affected: (query) => affectedBets(db, query),
    batch: (orderNos) => peekSettlingBets(db, orderNos),
    poolTickets: (playId) => poolTickets(db, playId),
    poolCounts: (playId) => lastPoolCounts(db, [playId]),
  };
}
