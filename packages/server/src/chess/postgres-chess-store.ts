import { PRESENCE_MS, RETENTION_MS, type CardFace, type ChessState, type Tier } from '@clutchline/domain/auto-chess';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { ChessStore, StoredChess } from './chess-store';
import { createChangeStore } from './postgres-chess-changes';
import { createRecordStore } from './postgres-chess-records';

const IS_STOPPED = sql`is_chess_stopped() as "isStopped"`;
const NO_MORE = sql``;

export function createChessStore(db: Kysely<Schema>): ChessStore {
  return {
    async list(version) {
      const row = await db
        .selectFrom('chess_lists')
        .select(['list', 'hash', 'published_at as publishedAt'])
        .where('version', '=', version)
        .executeTakeFirst();
      return row ?? null;
    },
    async publishList({ list, hash, publishedAt }) {
      await db
        .insertInto('chess_lists')
        .values({ version: list.version, list: JSON.stringify(list), hash, published_at: publishedAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async read(accountId) {
      const row = await selectPlayer(db, accountId, sql`, ${IS_STOPPED}`);
      return row === null ? null : { ...toStored(row), isStopped: row.isStopped === true };
    },
    async isStopped() {
      const { rows } = await sql<{ isStopped: boolean }>`select ${IS_STOPPED}`.execute(db);
      return rows[0]?.isStopped === true;
    },
    async hold(accountId, now) {
      const isKnown = await notePresence(db, [accountId], now);
      const row = isKnown ? await selectPlayer(db, accountId, NO_MORE) : null;
      return row === null ? null : toStored(row);
    },
    async see(accountIds, now) {
      await notePresence(db, accountIds, now);
    },
    ...createChangeStore(db),
    ...createRecordStore(db),
  };
}

/** In one order, so that two processes do not wait for each other. Returns whether there is such a player. */
async function notePresence(db: Kysely<Schema>, accountIds: readonly number[], now: number): Promise<boolean> {
  const { rows } = await sql`
    with held as materialized (
      select account_id, ${now}::bigint - seen_at > ${RETENTION_MS + PRESENCE_MS}::bigint as is_late from chess_players
      where account_id = any(${accountIds}::bigint[]) order by account_id for no key update
    )
    update chess_players p set
      market_draw = case when is_late then null else market_draw end,
      is_market_removed = is_market_removed or (is_late and market_draw is not null),
      seen_at = greatest(seen_at, ${now})
    from held where p.account_id = held.account_id returning p.account_id`.execute(db);
  return rows.length > 0;
}

interface PlayerRow {
  /** Undefined: not read. */
  readonly isStopped?: boolean;
  readonly version: number;
  readonly draws: number;
  readonly counter: number;
  readonly next_card: number;
  readonly seeds_no: number;
  readonly is_market_removed: boolean;
  readonly refreshed_at: number | null;
  readonly until_7: number | null;
  readonly until_8: number | null;
  readonly stopped_at: number | null;
  readonly seen_at: number;
  readonly client_seed: string | null;
  readonly hash: string;
  readonly next_hash: string;
  readonly cards: readonly CardJson[] | null;
  readonly market: MarketJson | null;
}

interface CardJson extends CardFace {
  readonly id: number;
  readonly slot: number;
  readonly list: string;
  readonly cost: string;
}

interface MarketJson {
  readonly draw: number;
  readonly tier: Tier;
  readonly cards: readonly CardFace[];
  readonly taken: readonly number[] | null;
}

async function selectPlayer(
  db: Kysely<Schema>,
  accountId: number,
  more: RawBuilder<unknown>,
): Promise<PlayerRow | null> {
  const { rows } = await sql<PlayerRow>`
    select p.*, s.client_seed, s.hash, n.hash as next_hash${more},
      (select json_agg(json_build_object('id', c.id, 'hero', c.hero, 'rank', c.rank, 'star', c.star, 'slot', c.slot,
          'list', c.list, 'cost', c.cost::text) order by c.slot)
        from chess_cards c where c.account_id = p.account_id and c.slot is not null) as cards,
      (select json_build_object('draw', d.draw, 'tier', d.tier, 'cards', d.cards, 'taken', (
          select json_agg(a.place) from chess_actions a
          where a.account_id = d.account_id and a.draw = d.draw and a.place is not null))
        from chess_draws d where d.account_id = p.account_id and d.draw = p.market_draw) as market
    from chess_players p
      join chess_seeds s on s.account_id = p.account_id and s.no = p.seeds_no
      join chess_seeds n on n.account_id = p.account_id and n.no = p.seeds_no + 1
    where p.account_id = ${accountId}`.execute(db);
  return rows[0] ?? null;
}

function toStored(row: PlayerRow): StoredChess {
  return {
    state: toState(row),
    isMarketRemoved: row.is_market_removed,
    seenAt: row.seen_at,
    seedsNo: row.seeds_no,
    hash: row.hash,
    nextHash: row.next_hash,
    clientSeed: row.client_seed,
  };
}

function toState(row: PlayerRow): ChessState {
  const { market } = row;
  const taken = new Set(market?.taken);
  return {
    version: row.version,
    draws: row.draws,
    counter: row.counter,
    refreshedAt: row.refreshed_at,
    market:
      market === null
        ? null
        : {
            ...{ draw: market.draw, tier: market.tier },
            places: market.cards.map((face, index) => (taken.has(index + 1) ? null : face)),
          },
    cards: (row.cards ?? []).map((card) => ({ ...card, cost: BigInt(card.cost) })),
    nextCard: row.next_card,
    rentedUntil: { 7: row.until_7, 8: row.until_8 },
    stoppedAt: row.stopped_at,
  };
}
