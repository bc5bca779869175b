import type { ChessCard, ChessState } from '@clutchline/domain/auto-chess';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { ChessChange, ChessStore, NewAction, ServerSeed } from './chess-store';

type ChangeStore = Pick<ChessStore, 'create' | 'secretOf' | 'answered' | 'change' | 'changeSeeds'>;

export function createChangeStore(db: Kysely<Schema>): ChangeStore {
  return {
    async create(accountId, seeds, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('chess_players')
        .values({ account_id: accountId, seen_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return;
      for (const seed of seeds) await addSeed(db, accountId, seed);
    },
    async secretOf(accountId, no) {
      const { rows } = await sql<{ secret: Buffer | null }>`
        select chess_secret(${accountId}, ${no}) as secret`.execute(db);
      return rows[0]?.secret ?? null;
    },
    async answered(accountId, requestId) {
      const row = await db
        .selectFrom('chess_actions')
        .select(['body_hash as bodyHash', 'answer'])
        .where('account_id', '=', accountId)
        .where('request_id', '=', requestId)
        .executeTakeFirst();
      return row ?? null;
    },
    async change(accountId, change) {
      await writeDraw(db, accountId, change);
      await writeCards(db, accountId, change);
      await writePlayer(db, accountId, change);
      await writeAction(db, accountId, change.action);
    },
    async changeSeeds(accountId, { no, seed, clientSeed, further }, action) {
      const ofPlayer = db.updateTable('chess_seeds').where('account_id', '=', accountId);
      await ofPlayer.set({ seed }).where('no', '=', no).execute();
      await ofPlayer
        .set({ client_seed: clientSeed })
        .where('no', '=', no + 1)
        .execute();
      await addSeed(db, accountId, further);
      await db
        .updateTable('chess_players')
        .set({ seeds_no: no + 1, counter: 0, version: action.version })
        .where('account_id', '=', accountId)
        .execute();
      await writeAction(db, accountId, action);
    },
  };
}

async function addSeed(db: Kysely<Schema>, accountId: number, { no, hash, secret }: ServerSeed): Promise<void> {
  await db
    .insertInto('chess_seeds')
    .values({ account_id: accountId, no, hash, client_seed: null, seed: null })
    .execute();
  await sql`select keep_chess_secret(${accountId}, ${no}, ${Buffer.from(secret)})`.execute(db);
}

async function writeDraw(db: Kysely<Schema>, accountId: number, { draw }: ChessChange): Promise<void> {
  if (draw === null) return;
  const { seedsNo, cards, ...row } = draw;
  await db
    .insertInto('chess_draws')
    .values({ ...row, account_id: accountId, seeds_no: seedsNo, cards: JSON.stringify(cards) })
    .execute();
}

/** A card of the account as it is after the action. */
interface CardRow {
  readonly id: number;
  readonly hero: number;
  readonly rank: number;
  readonly star: number;
  readonly list: string;
  readonly cost: string;
  readonly is_created: boolean;
  readonly state: 'held' | 'merged' | 'sold';
  readonly slot: number | null;
  readonly merged_into: number | null;
}

/** Rows of the cards that the action added, moved or ended. */
export function changedCards({ before, after, bought, merges }: ChessChange): readonly CardRow[] {
  const created = merges.map((merge) => merge.created);
  const createdIds = new Set(created.map(({ id }) => id));
  const intoOf = new Map(merges.flatMap((merge) => merge.merged.map((id) => [id, merge.created.id] as const)));
  const held = new Map(after.cards.map((card) => [card.id, card]));
  const slots = new Map(before.cards.map(({ id, slot }) => [id, slot]));
  const all = [...before.cards, ...(bought === null ? [] : [bought]), ...created];
  return all
    .filter(({ id }) => held.get(id)?.slot !== slots.get(id) || !held.has(id))
    .map((card) => {
      const into = intoOf.get(card.id) ?? null;
      const now = held.get(card.id);
      return {
        ...faceOf(card),
        is_created: createdIds.has(card.id),
        state: now !== undefined ? 'held' : into !== null ? 'merged' : 'sold',
        slot: now?.slot ?? null,
        merged_into: into,
      };
    });
}

function faceOf({ id, hero, rank, star, list, cost }: ChessCard) {
  return { id, hero, rank, star, list, cost: cost.toString() };
}

async function writeCards(db: Kysely<Schema>, accountId: number, change: ChessChange): Promise<void> {
  const rows = changedCards(change);
  if (rows.length === 0) return;
  await sql`
    insert into chess_cards (account_id, id, hero, rank, star, list, cost, is_created, state, slot, merged_into)
    select ${accountId}::bigint, c.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (
      id bigint, hero smallint, rank smallint, star smallint, list text, cost numeric, is_created boolean, state text,
      slot smallint, merged_into bigint)
    on conflict (account_id, id) do update
    set state = excluded.state, slot = excluded.slot, merged_into = excluded.merged_into`.execute(db);
}

async function writePlayer(
  db: Kysely<Schema>,
  accountId: number,
  { after, isMarketRemoved }: Pick<ChessChange, 'after' | 'isMarketRemoved'>,
): Promise<void> {
  await db
    .updateTable('chess_players')
    .set({ ...columnsOf(after), is_market_removed: isMarketRemoved })
    .where('account_id', '=', accountId)
    .execute();
}

function columnsOf({ version, draws, counter, nextCard, market, refreshedAt, rentedUntil, stoppedAt }: ChessState) {
  return {
    ...{ version, draws, counter, next_card: nextCard },
    ...{ market_draw: market?.draw ?? null, refreshed_at: refreshedAt },
    ...{ until_7: rentedUntil[7], until_8: rentedUntil[8], stopped_at: stoppedAt },
  };
}

async function writeAction(db: Kysely<Schema>, accountId: number, action: NewAction): Promise<void> {
  const { requestId, bodyHash, orderNo, transactionId, answer, ...row } = action;
  await db
    .insertInto('chess_actions')
    .values({
      ...row,
      account_id: accountId,
      ...{ request_id: requestId, body_hash: bodyHash },
      ...{ order_no: orderNo, transaction_id: transactionId, answer: JSON.stringify(answer) },
    })
    .execute();
}
