import { sql, type Kysely } from 'kysely';

import type { EndedOffer, Offer, OfferStore } from './offer-store';
import type { Schema } from '../../database/tables/schema';

type OfferRow = Omit<Offer, 'stake'> & { readonly stake: string };

export function createOfferStore(db: Kysely<Schema>): OfferStore {
  return {
    async find(accountId, orderNo) {
      const { rows } = await sql<OfferRow>`
        select o.order_no as "orderNo", o.account_id as "accountId", b.kind, b.sizes, o.stake::text as stake, o.until,
          o.state = 'open' and o.moved_by is null as "isOpen", (
            select json_agg(json_build_object('pointId', l.point_id, 'gameId', l.game_id, 'playId', l.play_id,
              'odd', o.odds[l.position + 1], 'version', p.version) order by l.position)
            from bet_legs l join points p on p.id = l.point_id where l.order_no = o.order_no) as legs
        from bet_offers o join bets b using (order_no)
        where o.order_no = ${orderNo} and o.account_id = ${accountId}`.execute(db);
      return rows.map((row) => ({ ...row, stake: BigInt(row.stake) }))[0] ?? null;
    },
    async due(now, limit) {
      const { rows } = await sql<EndedOffer>`
        select order_no as "orderNo", account_id as "accountId" from bet_offers
        where state = 'open' and (until <= ${now} or moved_by is not null) order by until, order_no limit ${limit}`.execute(
        db,
      );
      return rows;
    },
    async end(orderNo, state, at) {
      const { rows } = await sql<{ ended: boolean }>`select end_offer(${orderNo}, ${state}, ${at}) as ended`.execute(
        db,
      );
      return rows[0]?.ended === true;
    },
  };
}
