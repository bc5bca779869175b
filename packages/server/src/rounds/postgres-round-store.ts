import { sql, type Kysely, type Selectable } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { FinishedRound, RoundSpan, RoundStore, StoredSaltLine, VoidRound } from './round-store';
import { createEventStore, createOfferStore } from './postgres-offer-store';
import { createRefusalStore } from './postgres-refusal-store';

const EPOCHS_LOCK = 460_010;

export function createRoundStore(db: Kysely<Schema>): RoundStore {
  return {
    async isStopped() {
      const { rows } = await sql<{ is_stopped: boolean }>`
        select is_virtual_game_stopped('speed_lol') as is_stopped`.execute(db);
      return rows[0]?.is_stopped === true;
    },
    epochs: () => db.selectFrom('round_epochs').selectAll().orderBy('first_round').execute(),
    async lockEpochs() {
      await sql`select pg_advisory_xact_lock(${EPOCHS_LOCK})`.execute(db);
    },
    async addEpoch(epoch) {
      await db
        .insertInto('round_epochs')
        .values({ ...epoch, salt: null, is_broken: false })
        .execute();
    },
    async markBroken(epoch) {
      await db.updateTable('round_epochs').set({ is_broken: true }).where('id', '=', epoch).execute();
    },
    async lineCounts() {
      const rows = await db
        .selectFrom('round_salt_lines')
        .select(['epoch', ({ fn }) => fn.max<number>('no').as('count')])
        .groupBy('epoch')
        .execute();
      return new Map(rows.map(({ epoch, count }) => [epoch, count]));
    },
    lines: (epoch) => selectLines(db, epoch),
    async addLine(epoch, { no, accountId, requestId, line, head, at }) {
      const row = { epoch, no, account_id: accountId, request_id: requestId, line, head, at };
      await db.insertInto('round_salt_lines').values(row).execute();
    },
    async closeSalt(epoch, salt) {
      await db.updateTable('round_epochs').set({ salt }).where('id', '=', epoch).where('salt', 'is', null).execute();
    },
    ...createFinishedStore(db),
    ...createOfferStore(db),
    ...createEventStore(db),
    ...createRefusalStore(db),
  };
}

type FinishedStore = Pick<
  RoundStore,
  'lastFinished' | 'addFinished' | 'finished' | 'finishedBetween' | 'overBetween' | 'countOver' | 'addVoid'
>;

function createFinishedStore(db: Kysely<Schema>): FinishedStore {
  return {
    async lastFinished(epoch) {
      const row = await db
        .selectFrom('rounds')
        .select(({ fn }) => fn.max<number | null>('id').as('last'))
        .where('epoch', '=', epoch)
        .executeTakeFirst();
      return row?.last ?? null;
    },
    async addFinished(rounds) {
      const rows = rounds.map(({ facts, ...round }) => ({ ...round, facts: JSON.stringify(facts), void_reason: null }));
      await db
        .insertInto('rounds')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async finished(round) {
      const [found] = await selectFinished(db, { from: round, to: round, limit: 1, offset: 0 });
      return found ?? null;
    },
    finishedBetween: (span) => selectFinished(db, span),
    overBetween: (span) => selectOver(db, span),
    async countOver({ from, to }) {
      const { count } = await db
        .selectFrom('rounds')
        .select(sql<number>`count(*)`.as('count'))
        .where('id', '>=', from)
        .where('id', '<=', to)
        .executeTakeFirstOrThrow();
      return count;
    },
    async addVoid(round) {
      const result = { seed: null, facts: null, scene_hash: null, was_live: false, void_reason: 'no_seed' } as const;
      await db
        .insertInto('rounds')
        .values({ ...round, ...result })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

async function selectLines(db: Kysely<Schema>, epoch: number): Promise<StoredSaltLine[]> {
  return await db
    .selectFrom('round_salt_lines')
    .select(['no', 'account_id as accountId', 'request_id as requestId', 'line', 'head', 'at'])
    .where('epoch', '=', epoch)
    .orderBy('no')
    .execute();
}

async function selectFinished(db: Kysely<Schema>, span: RoundSpan): Promise<FinishedRound[]> {
  const rows = await roundsOf(db, span).where('seed', 'is not', null).execute();
  return rows.flatMap((row) => finishedOf(row) ?? []);
}

async function selectOver(db: Kysely<Schema>, span: RoundSpan): Promise<(FinishedRound | VoidRound)[]> {
  const rows = await roundsOf(db, span).execute();
  return rows.map((row) => finishedOf(row) ?? { id: row.id, epoch: row.epoch, commitment: row.commitment });
}

const roundsOf = (db: Kysely<Schema>, { from, to, limit, offset }: RoundSpan) =>
  db
    .selectFrom('rounds')
    .selectAll()
    .where('id', '>=', from)
    .where('id', '<=', to)
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit);

function finishedOf(row: Selectable<Schema['rounds']>): FinishedRound | null {
  const { id, epoch, commitment, seed, facts, scene_hash, was_live } = row;
  if (seed === null || facts === null || scene_hash === null) return null;
  return { id, epoch, commitment, seed, facts, scene_hash, was_live };
}
