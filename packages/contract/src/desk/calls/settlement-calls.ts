import * as z from 'zod/mini';

import { legOutcome, voidReason } from '../../entities/bet-history-item';
import { mapFactsSchema } from '../../entities/map-facts';
import { pickSchema } from '../../entities/point';
import { matchFactsSchema, outrightFactsSchema } from '../../feed-event';
import { minorUnits, moment, reason, requestId } from '../desk-values';
import { deskNames, matchNames, playNames, subjectNames, teamIds } from '../name-values';
import { poolCount } from '../pool-values';
import { doubtedEntry } from '../quarantine-values';
import { type DeskCall, done, nothing } from './desk-call';

const poolSum = z.strictObject({ currency_id: z.int(), tickets: z.int(), gross: minorUnits });

const listedPool = z.strictObject({
  play_id: z.int(),
  game_id: z.int(),
  ...teamIds,
  ...matchNames,
  ...playNames,
  status: z.int(),
  /** Thousandths of the gross. */
  takeout: z.int(),
  /** Bets end then; business time, ms. */
  starts_at: moment,
  sums: z.array(poolSum),
});

const poolPoint = z.strictObject({
  point_id: z.int(),
  pick: pickSchema,
  outcome: z.nullable(legOutcome),
  tickets: z.int(),
  stakes: minorUnits,
  /** Thousandths of the gross. */
  share: z.int(),
  /** Thousandths, own stake included; null: no stakes. */
  odd: z.nullable(z.string()),
});

const closing = z.extend(poolCount, {
  revision: z.int(),
  /** Business time, ms. */
  at: moment,
  /** In the ledger, once every ticket is paid. */
  is_posted: z.boolean(),
});

const missingResult = z.strictObject({
  game_id: z.int(),
  ...teamIds,
  ...matchNames,
  starts_at: moment,
  /** Whether it is over by the feed. */
  is_over: z.boolean(),
  plays: z.array(
    z.strictObject({
      play_id: z.int(),
      ...playNames,
      /** Accepted tickets with a leg on it. */
      tickets: z.int(),
      points: z.array(z.strictObject({ point_id: z.int(), pick: pickSchema, line: z.nullable(z.int()) })),
    }),
  ),
});

/** What settlers and traders do: quarantined feed data, missing results, pools. */
export const SETTLEMENT_CALLS = {
  /** Oldest first, at most 200. */
  quarantine: {
    right: 'see_quarantine',
    needsStepUp: false,
    body: nothing,
    answer: z.strictObject({ entries: z.array(doubtedEntry), names: subjectNames }),
    problems: [],
  },
  /** Prices, plays and matches; a result needs a proposal `release_result`. A running server applies it within a second. */
  decideQuarantine: {
    right: 'decide_quarantine',
    needsStepUp: false,
    body: z.strictObject({
      request_id: requestId,
      reason,
      entry_id: z.int().check(z.gte(1)),
      /** Hash of the entry that the operator saw. */
      event_hash: z.string().check(z.maxLength(64)),
      is_approved: z.boolean(),
    }),
    answer: done,
    problems: ['unknown_subject', 'decided_already', 'changed_meanwhile', 'two_persons', 'repeated'],
  },
  /** Matches that began more than the given time ago and have undecided plays with tickets; oldest first, at most 100. */
  missingResults: {
    right: 'see_quarantine',
    needsStepUp: false,
    body: z.strictObject({ began_minutes_ago: z.int().check(z.gte(0), z.lte(100_000)) }),
    answer: z.strictObject({ matches: z.array(missingResult) }),
    problems: [],
  },
  /** What is stored of a match, map by map. */
  matchResults: {
    right: 'see_quarantine',
    needsStepUp: false,
    body: z.strictObject({ game_id: z.int().check(z.gte(1)) }),
    answer: z.strictObject({
      game_id: z.int(),
      team_id_1: z.int(),
      team_id_2: z.int(),
      team_1: deskNames,
      team_2: deskNames,
      best_of: z.int(),
      is_outright: z.boolean(),
      void_reason: z.nullable(voidReason),
      maps: z.array(z.strictObject({ round: z.int(), facts: mapFactsSchema })),
      result: z.nullable(matchFactsSchema),
      outright: z.nullable(outrightFactsSchema),
    }),
    problems: ['unknown_subject'],
  },
  /** First the pools that take bets, by the end of betting, then the pools that ended last; at most 200. */
  pools: {
    right: 'see_pools',
    needsStepUp: false,
    body: nothing,
    answer: z.strictObject({ pools: z.array(listedPool) }),
    problems: [],
  },
  pool: {
    right: 'see_pools',
    needsStepUp: false,
    body: z.strictObject({ play_id: z.int().check(z.gte(1)) }),
    answer: z.strictObject({
      pool: listedPool,
      currencies: z.array(
        z.strictObject({
          currency_id: z.int(),
          gross: minorUnits,
          net: minorUnits,
          points: z.array(poolPoint),
          /** Newest last. */
          closings: z.array(closing),
          /** Whether a count from the tickets now gives the last closing; null: not closed. */
          is_audited: z.nullable(z.boolean()),
        }),
      ),
    }),
    problems: ['unknown_subject'],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
