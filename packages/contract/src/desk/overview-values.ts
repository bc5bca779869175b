import * as z from 'zod/mini';

import { activeLock, moment } from './desk-values';
import { matchNames, playNames, pointNames, teamIds, teamNames } from './name-values';
import { businessMoment, minorUnits } from './sheet-values';

/** Without simulated players, as in reports. */
export const currencyMoney = z.strictObject({
  currency_id: z.int(),
  open_stakes: minorUnits,
  open_tickets: z.int(),
  /** If each play ends worst for the house; combos as an upper bound. */
  most_payable: minorUnits,
});

/** Since midnight UTC of business time, from the ledger. */
export const todayMoney = z.strictObject({
  currency_id: z.int(),
  turnover: minorUnits,
  /** To players, refunds included. */
  paid: minorUnits,
  /** Stakes of settled bets less what was paid. */
  ggr: minorUnits,
});

export const largeExposure = z.strictObject({
  ...{ game_id: z.int(), play_id: z.int(), point_id: z.int(), currency_id: z.int() },
  ...{ ...teamIds, ...matchNames, ...playNames, ...pointNames },
  amount: minorUnits,
  cap: minorUnits,
  /** Thousandths of the cap. */
  share: z.int(),
});

export const betRates = z.strictObject({
  /** Seconds that the counts cover. */
  window_s: z.number(),
  taken: z.int(),
  held: z.int(),
  /** By family, at once or after a delay. */
  refused: z.array(z.strictObject({ family: z.string(), bets: z.int() })),
});

export const feedState = z.strictObject({
  /** Real time, ms; null: there was no feed yet. */
  age_ms: z.nullable(z.int()),
  fed_until: z.nullable(businessMoment),
  /** Values in quarantine, by kind. */
  doubts: z.array(z.strictObject({ kind: z.string(), values: z.int() })),
  guarded_plays: z.int(),
});

export const waitingMatch = z.strictObject({
  ...{ game_id: z.int(), ...teamNames, start_time: businessMoment, ended_at: z.nullable(businessMoment) },
  undecided_plays: z.int(),
});

export const closingPool = z.strictObject({
  ...{ play_id: z.int(), game_id: z.int(), ...matchNames, start_time: businessMoment, status: z.int() },
  stakes: z.array(z.strictObject({ currency_id: z.int(), stakes: minorUnits, tickets: z.int() })),
});

export const health = z.strictObject({
  outbox: z.strictObject({ count: z.int(), waited_ms: z.int() }),
  /** `silent_ms`: since its last sign of life. */
  leader: z.strictObject({ term: z.int(), holder: z.string(), silent_ms: z.int() }),
  /** How long the database took for this answer. */
  database: z.strictObject({ read_ms: z.int() }),
});

/** Parts of the overview, by name; each is read at its own pace. */
export const OVERVIEW_PARTS = {
  open: z.array(currencyMoney),
  today: z.array(todayMoney),
  exposures: z.array(largeExposure),
  bets: betRates,
  feed: feedState,
  waiting: z.strictObject({ matches: z.int(), oldest: z.array(waitingMatch) }),
  pools: z.array(closingPool),
  health,
  /** Locks of games and the lock of everything. */
  locks: z.array(activeLock),
} as const;

export const overview = z.strictObject({ at: moment, business_at: businessMoment, ...OVERVIEW_PARTS });
export type Overview = z.infer<typeof overview>;

export const ALARM_KINDS = [
  'feed_silent',
  'leader_silent',
  'outbox_stuck',
  'results_late',
  'exposure_high',
  'quarantine_held',
  'everything_locked',
] as const;

export const alarm = z.strictObject({
  alarm_id: z.int(),
  kind: z.enum(ALARM_KINDS),
  /** `point:<id>:<currency>` or '': the site. */
  subject: z.string(),
  raised_at: moment,
  ended_at: z.nullable(moment),
  taken_by: z.nullable(z.string()),
  taken_at: z.nullable(moment),
  /** Id of the operator, to compare with that of `me`. */
  taken_by_id: z.nullable(z.int()),
});
export type DeskAlarm = z.infer<typeof alarm>;
