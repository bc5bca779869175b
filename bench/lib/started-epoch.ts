import { hashOf, toHex } from '@clutchline/domain/chance';
import {
  chainSeeds,
  EPOCH_ROUNDS,
  ROUND_TABLES,
  roundMoment,
  roundStart,
  roundTablesHash,
  saltOf,
} from '@clutchline/domain/virtual-round';
import type { BenchDatabase } from '@clutchline/test-support/bench/bench-database';

const SECRET = hashOf('an epoch of the benchmark');
const [FIRST = SECRET] = chainSeeds(SECRET);
/** Of the epoch that `addStartedEpoch` adds. */
export const ANCHOR = toHex(FIRST);

/** An epoch that began some rounds ago; the leader finishes them as after an outage. */
export async function addStartedEpoch(database: BenchDatabase, roundsAgo: number): Promise<void> {
  const first_round = roundMoment(Date.now()).round - roundsAgo;
  const at = roundStart(first_round);
  await database.query('insert into round_secrets (anchor, secret) values ($1, $2)', [ANCHOR, Buffer.from(SECRET)]);
  await database.query(
    `insert into round_epochs (id, anchor, first_round, rounds, tables_version, tables_hash, published_at, salt_closes_at,
      salt, is_broken) values (1, $1, $2, $3, $4, $5, $6, $6, $7, false)`,
    [ANCHOR, first_round, EPOCH_ROUNDS, ROUND_TABLES.version, roundTablesHash(), at, saltOf(ANCHOR, [])],
  );
}
