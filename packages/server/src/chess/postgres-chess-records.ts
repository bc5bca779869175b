import type { CardFace } from '@clutchline/domain/auto-chess';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { ChessRecord, ChessRecords, ChessStore, Page } from './chess-store';

export function createRecordStore(db: Kysely<Schema>): Pick<ChessStore, 'seeds' | 'draws' | 'records'> {
  return {
    async seeds(accountId, no) {
      const row = await db
        .selectFrom('chess_seeds as s')
        .innerJoin('chess_players as p', 'p.account_id', 's.account_id')
        .select(['s.no', 's.hash', 's.client_seed as clientSeed', 's.seed'])
        .where('s.account_id', '=', accountId)
        .where('s.no', '=', no)
        .whereRef('s.no', '<=', 'p.seeds_no')
        .executeTakeFirst();
      return row ?? null;
    },
    async draws(accountId, seedsNo, { limit, offset }) {
      const ofSeeds = db.selectFrom('chess_draws').where('account_id', '=', accountId).where('seeds_no', '=', seedsNo);
      const { total } = await ofSeeds.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const rows = await ofSeeds
        .select(['draw', 'counter', 'tier', 'list', 'cards', 'at'])
        .orderBy('counter')
        .limit(limit)
        .offset(offset)
        .execute();
      return { total, rows };
    },
    records: (accountId, since, page) => selectRecords(db, { accountId, since }, page),
  };
}

interface Since {
  readonly accountId: number;
  /** Business time. */
  readonly since: number;
}

async function selectRecords(
  db: Kysely<Schema>,
  { accountId, since }: Since,
  { limit, offset }: Page,
): Promise<ChessRecords> {
  const { rows: sums } = await sql<{ total: number; paid: string; received: string }>`
    select count(*) as total, coalesce(-sum(amount) filter (where amount < 0), 0)::text as paid,
      coalesce(sum(amount) filter (where amount > 0), 0)::text as received
    from chess_actions where account_id = ${accountId} and at >= ${since} and transaction_id is not null`.execute(db);
  const { rows } = await sql<ChessRecord & { readonly amount: bigint; readonly face: CardFace | null }>`
    select a.order_no as "orderNo", a.kind, a.at, a.amount, a.tier, a.slot, a.hours,
      case a.kind when 'sell_directly' then d.cards->(a.place - 1)
        when 'refresh' then null when 'rent_slot' then null
        else jsonb_build_object('hero', c.hero, 'rank', c.rank, 'star', c.star) end as face
    from chess_actions a
      left join chess_cards c on c.account_id = a.account_id and c.id = a.card
      left join chess_draws d on d.account_id = a.account_id and d.draw = a.draw
    where a.account_id = ${accountId} and a.at >= ${since} and a.transaction_id is not null
    order by a.version desc limit ${limit} offset ${offset}`.execute(db);
  const [sum] = sums;
  return { total: sum?.total ?? 0, paid: BigInt(sum?.paid ?? 0), received: BigInt(sum?.received ?? 0), rows };
}
