import { setTimeout as sleep } from 'node:timers/promises';

import { type Kysely, sql } from 'kysely';

import type { CommitOutcome, PlacementStore, PlacementToCommit, SnapshotQuery } from './placement-store';
import { commitPlacement, outboxEventsOf, placementJson, referralsOf, refusalsOf } from './postgres-commit-placement';
import { afterFunds, drawnFunds, fundsOf, keptFunds } from './postgres-funds';
import { readPlacementSnapshot, readPlacementSnapshots, type Reading } from './postgres-placement-snapshot';
import { gatherBatches } from '../platform/concurrency/gather-batches';
import { orUnknown } from '../database/lost-connection';
import { PREPARED } from '../database/timed-pool';
import { yieldToEventLoop } from '../platform/concurrency/yield-to-event-loop';
import { OutcomeUnknown } from '../platform/errors';
import type { Schema } from '../database/tables/schema';

const BATCHES = { most: 32, atOnce: 2, slowMs: 100, joined: yieldToEventLoop } as const;

/** What is committed one by one is not counted for longer, so that others do not wait for its locks. Real time. */
const ALONE_MS = 20;

interface SharedPlacements {
  read(query: SnapshotQuery): ReturnType<PlacementStore['read']>;
  commit(placement: PlacementToCommit): ReturnType<PlacementStore['commit']>;
}

/**
 * What is under way at once shares a statement; each has its own outcome. A batch that fails is repeated one by one, unless its outcome is
 * unknown.
 */
export function sharePlacements(reading: Reading, leastShared: number): SharedPlacements {
  const { db } = reading;
  const alone = (placement: PlacementToCommit) => orUnknown(() => commitPlacement(db, placement));
  const read = async (queries: readonly SnapshotQuery[]) => ({
    outcomes: await eachAlone(
      async () => (await readPlacementSnapshots(reading, queries)).map((snapshot) => orUnknown(() => snapshot)),
      () => queries.map((query) => orUnknown(() => readPlacementSnapshot(reading, query, false))),
    ),
    until: null,
  });
  const commit = async (placements: readonly PlacementToCommit[]) => {
    if (placements.length < leastShared) {
      const outcomes = placements.map(alone);
      return { outcomes, until: Promise.race([Promise.allSettled(outcomes), sleep(ALONE_MS)]) };
    }
    const together = await eachAlone(
      () => commitTogether(db, placements),
      () => placements.map(() => null),
    );
    return { outcomes: placements.map((placement, n) => together[n] ?? alone(placement)), until: null };
  };
  return { read: gatherBatches(read, BATCHES), commit: gatherBatches(commit, { ...BATCHES, atOnce: 1 }) };
}

/** @throws OutcomeUnknown */
async function eachAlone<Outcome>(
  together: () => Promise<readonly Outcome[]>,
  alone: () => readonly Outcome[],
): Promise<readonly Outcome[]> {
  try {
    return await orUnknown(together);
  } catch (error) {
    if (error instanceof OutcomeUnknown) throw error;
    return alone();
  }
}

/** Null: to be committed alone. */
async function commitTogether(
  db: Kysely<Schema>,
  placements: readonly PlacementToCommit[],
): Promise<readonly (CommitOutcome | null)[]> {
  const all = toBatchJson(placements);
  const idsOf = (parts: readonly { readonly id: number }[]) => [...new Set(parts.map(({ id }) => id))];
  const accountIds = [...new Set(placements.map(({ accountId }) => accountId))];
  const funds = fundsOf(placements);
  const { rows } = await sql<{ readonly outcomes: readonly (CommitOutcome | null)[] }>`${PREPARED}
    with${drawnFunds(funds)} batch as materialized (
      select place_bets_together(${JSON.stringify(all)}::jsonb, ${idsOf(all.matches)}::bigint[], ${idsOf(all.plays)}::bigint[],
        ${idsOf(all.points)}::bigint[], ${accountIds}::bigint[]) as outcomes${afterFunds(funds)}
    )${keptFunds(funds, sql`batch where batch.outcomes->>funds.n = 'placed'`)}
    select outcomes from batch`.execute(db);
  return rows[0]?.outcomes ?? [];
}

/** Flat lists; `n` is the position of the placement. */
function toBatchJson(placements: readonly PlacementToCommit[]) {
  const given = placements.map((placement, n) => {
    const numbered = <Part extends object>(parts: readonly Part[]) => parts.map((part) => ({ n, ...part }));
    const { matches, plays, points, exposures, bets, ...rest } = placementJson(placement);
    const currency = { currency_id: rest.currency_id };
    return {
      placement: { n, ...rest, bet_count: bets.length, limit_version: placement.limitVersion },
      matches: numbered(matches),
      plays: numbered(plays),
      points: numbered(points),
      exposures: numbered(exposures.map(({ point_id, amount }) => ({ point_id, amount, ...currency }))),
      bets: numbered(bets),
      events: outboxEventsOf(placement).map((event) => ({ n, event })),
      refusals: numbered(refusalsOf(placement)),
      referrals: numbered(referralsOf(placement)),
    };
  });
  return {
    placements: given.map(({ placement }) => placement),
    matches: given.flatMap(({ matches }) => matches),
    plays: given.flatMap(({ plays }) => plays),
    points: given.flatMap(({ points }) => points),
    exposures: given.flatMap(({ exposures }) => exposures),
    bets: given.flatMap(({ bets }) => bets),
    events: given.flatMap(({ events }) => events),
    refusals: given.flatMap(({ refusals }) => refusals),
    referrals: given.flatMap(({ referrals }) => referrals),
  };
}
