import { sql, type Kysely } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { FinishedRound, RoundStore, StoredSaltLine } from './round-store';

const EPOCHS_LOCK = 460_003;

export function createRoundStore(db: Kysely<Schema>): RoundStore {
  return {
    epochs: () => db.selectFrom('round_epochs').selectAll().orderBy('first_round').execute(),
    async lockEpochs() {
      await sql`select pg_advisory_xact_lock(${EPOCHS_LOCK})`.execute(db);
    },
    async addEpoch(epoch, secret) {
      await db
        .insertInto('round_epochs')
        .values({ ...epoch, salt: null, is_broken: false })
        .execute();
      await db
        .insertInto('round_secrets')
        .values({ epoch: epoch.id, secret: Buffer.from(secret) })
        .execute();
    },
    async secretOf(epoch) {
      const row = await db.selectFrom('round_secrets').select('secret').where('epoch', '=', epoch).executeTakeFirst();
      return row?.secret ?? null;
    },
    async markBroken(epoch) {
      await db.updateTable('round_epochs').set({ is_broken: true }).where('id', '=', epoch).execute();
    },
    lines: (epoch) => selectLines(db, epoch),
    async addLine(epoch, { no, accountId, requestId, line, head, at }) {
      const row = { epoch, no, account_id: accountId, request_id: requestId, line, head, at };
      await db.insertInto('round_salt_lines').values(row).execute();
    },
    async closeSalt(epoch, salt) {
      await db.updateTable('round_epochs').set({ salt }).where('id', '=', epoch).where('salt', 'is', null).execute();
    },
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
    finished: (round) => selectFinished(db, round),
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

async function selectFinished(db: Kysely<Schema>, round: number): Promise<FinishedRound | null> {
  const row = await db.selectFrom('rounds').selectAll().where('id', '=', round).executeTakeFirst();
  if (row === undefined || row.seed === null || row.facts === null || row.scene_hash === null) return null;
  const { id, epoch, commitment, seed, facts, scene_hash, was_live } = row;
  return { id, epoch, commitment, seed, facts, scene_hash, was_live };
}
