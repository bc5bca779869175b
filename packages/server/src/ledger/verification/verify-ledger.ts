import { sql, type Kysely } from 'kysely';

import type { LedgerFault } from '../wallet-store';
import type { Schema } from '../../database/tables/schema';
import { LONG_RUNNING, LONG_RUNNING_MS } from '../../database/timed-pool';
import { runInLanes } from '../../platform/concurrency/run-in-lanes';
import { findWrongSeals, sealPages, SEAL_CHECKS } from '../postgres/seal-checks';
import { ADJUSTMENT_CHECKS, APPROVED_ADJUSTMENT_CHECKS } from './adjustment-checks';
import type { Check } from './check';
import { BET_CHECKS, SUM_CHECKS } from './bet-checks';
import { CHESS_CHECKS } from './chess-checks';
import { EVIDENCE_CHECKS } from './evidence-checks';
import { findWrongDraws } from './find-wrong-draws';
import { DESK_RECORD_CHECKS, RECORD_CHECKS } from './record-checks';
import { POOL_CHECKS, SETTLEMENT_CHECKS } from './settlement-checks';
import { TICKET_CHECKS } from './state-checks';
import { OPERATOR_WALLET_CHECKS } from './operator-wallet-checks';

export const LEDGER_CHECKS = [...SUM_CHECKS, ...BET_CHECKS, ...SETTLEMENT_CHECKS, ...POOL_CHECKS, ...TICKET_CHECKS];

/** With the rights of the server. */
export const SERVER_CHECKS = [
  ...LEDGER_CHECKS,
  ...EVIDENCE_CHECKS,
  ...CHESS_CHECKS,
  ...OPERATOR_WALLET_CHECKS,
  ...ADJUSTMENT_CHECKS,
  ...RECORD_CHECKS,
  ...SEAL_CHECKS,
];

/** With the rights of the owner. */
export const ALL_CHECKS = [...SERVER_CHECKS, ...DESK_RECORD_CHECKS, ...APPROVED_ADJUSTMENT_CHECKS];

/** Of one check; the first ones tell what is wrong. */
const MOST_FAULTS = 10_000;

/** Of one sort or hash; the rest is written to temporary files, so that any number of bets can be verified. */
const MEMORY = '32MB';

/** Transactions of several connections that share one snapshot. */
export type Lanes = readonly [Kysely<Schema>, ...Kysely<Schema>[]];

/** One of the statements that together verify the ledger, on any of the connections. */
type Task = (db: Kysely<Schema>) => Promise<LedgerFault[]>;

/** @param db a transaction with one snapshot. */
export const verifyLedger = (db: Kysely<Schema>, checks: readonly Check[] = ALL_CHECKS): Promise<LedgerFault[]> =>
  verifyInLanes([db], checks);

/** A statement for each check and each seal, without the time limit of calls. */
export async function verifyInLanes(lanes: Lanes, checks: readonly Check[] = ALL_CHECKS): Promise<LedgerFault[]> {
  for (const db of lanes)
    await sql`select set_config('work_mem', ${MEMORY}, true), set_config('jit', 'off', true),
      set_config('statement_timeout', ${`${LONG_RUNNING_MS}`}, true)`.execute(db);
  const [first] = lanes;
  const seals = (await sealPages(first)).map(
    (page): Task =>
      (db) =>
        findWrongSeals(db, page),
  );
  const tasks: readonly Task[] = [...checks.map(toTask), findWrongDraws, ...seals];
  const faults: LedgerFault[] = [];
  await runInLanes(tasks, lanes.length, async (task, lane) => {
    const found = await task(lanes[lane] ?? first);
    faults.push(...found);
  });
  return faults.sort(byInvariant);
}

/** Materialized: with the limit in view the planner may expect to end early and read row by row what has no faults. */
const toTask =
  ({ invariant, description, broken }: Check): Task =>
  async (db) => {
    const { rows } = await sql<{ what: string | null }>`${LONG_RUNNING}
      with broken as materialized (${broken}) select what from broken order by what limit ${MOST_FAULTS}`.execute(db);
    return rows.map(({ what }) => ({ invariant, detail: `${description}: ${what ?? 'a row without its key'}` }));
  };

const keyOf = ({ invariant, detail }: LedgerFault): string => `${invariant} ${detail}`;

const byInvariant = (one: LedgerFault, other: LedgerFault): number => (keyOf(one) < keyOf(other) ? -1 : 1);
