import * as z from 'zod/mini';

import { mapFactsSchema } from '../entities/map-facts';
import { marketGroup } from '../entities/market-code';
import { pickSchema } from '../entities/point';
import { activeLock } from './desk-values';
import { deskNames, matchNames, playNames, teamIds } from './name-values';

/** Minor units. */
export const minorUnits = z.string().check(z.regex(/^-?\d{1,30}$/));

/** Business time, ms since 1970. */
export const businessMoment = z.int();

/** Of a match: what a row needs to be named. */
export const matchHead = z.strictObject({
  game_id: z.int(),
  game_type_id: z.int(),
  event_id: z.int(),
  kind: z.enum(['match', 'outright', 'virtual']),
  ...teamIds,
  ...matchNames,
  start_time: businessMoment,
  best_of: z.int(),
  status: z.int(),
  round: z.int(),
  score_1: z.int(),
  score_2: z.int(),
  round_score_1: z.int(),
  round_score_2: z.int(),
  clock_s: z.nullable(z.int()),
  is_hide: z.int(),
});
export type MatchHead = z.infer<typeof matchHead>;

/** Of a match and a currency, over its undecided plays. Combos are in `combo_payable` alone. */
export const matchMoney = z.strictObject({
  currency_id: z.int(),
  stake: minorUnits,
  tickets: z.int(),
  /** Result of the house over single bets if each play ends worst for it. */
  worst: minorUnits,
  /** Upper bound of what combos with a leg in this match pay. */
  combo_payable: minorUnits,
});

/** Names of the operators who have the sheet open. */
const watchers = z.array(z.string());

export const treeRow = z.strictObject({
  ...matchHead.shape,
  plays: z.int(),
  /** Locked by an operator, at any scope. */
  locked_plays: z.int(),
  /** Suspended by the guard. */
  guarded_plays: z.int(),
  /** Values of this match in quarantine. */
  doubts: z.int(),
  /** Of the match, its game and everything. */
  locks: z.array(activeLock),
  watchers,
  money: z.array(matchMoney),
});
export type TreeRow = z.infer<typeof treeRow>;

/** Of a point and a currency. Held bets count as accepted ones do. */
export const pointMoney = z.strictObject({
  currency_id: z.int(),
  /** Of single bets. */
  stake: minorUnits,
  tickets: z.int(),
  /** Exact, over the single bets of the play, if this point wins; null: of a pool, whose losers pay its winners. */
  result: z.nullable(minorUnits),
  combo_stake: minorUnits,
  combo_tickets: z.int(),
  /** Upper bound of what combos with this point pay. */
  combo_payable: minorUnits,
  /** Liability that placement counts against `cap`; a leg of a combo with its whole stake. */
  exposure: minorUnits,
  cap: minorUnits,
});

export const sheetPoint = z.strictObject({
  point_id: z.int(),
  pick: pickSchema,
  line: z.nullable(z.int()),
  /** Thousandths. */
  odd: z.nullable(z.int()),
  version: z.int(),
  priced: z.boolean(),
  suspended: z.boolean(),
  outcome: z.nullable(z.string()),
  money: z.array(pointMoney),
});

export const sheetPlay = z.strictObject({
  play_id: z.int(),
  category_id: z.int(),
  ...playNames,
  group: marketGroup,
  status: z.int(),
  /** Status by the feed, which a lock hides; null: no lock. */
  feed_status: z.nullable(z.int()),
  guarded: z.boolean(),
  is_hide: z.int(),
  /** Of this play alone. */
  locks: z.array(activeLock),
  points: z.array(sheetPoint),
});
export type SheetPlay = z.infer<typeof sheetPlay>;

export const sheetResults = z.strictObject({
  maps: z.array(z.strictObject({ round: z.int(), source: z.string(), facts: mapFactsSchema })),
  match: z.nullable(
    z.strictObject({
      source: z.string(),
      winner: z.nullable(z.int()),
      score_1: z.int(),
      score_2: z.int(),
    }),
  ),
  void: z.nullable(z.strictObject({ source: z.string(), reason: z.string() })),
});

export const sheetHead = z.strictObject({
  ...matchHead.shape,
  game_names: deskNames,
  event_names: deskNames,
  /** Of the match, its game and everything. */
  locks: z.array(activeLock),
  watchers,
  /** Of the whole feed, real time, ms; null: none yet. */
  feed_age_ms: z.nullable(z.int()),
  doubts: z.int(),
});

export const timelineEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('price'),
    key: z.string(),
    at: businessMoment,
    play_id: z.int(),
    point_id: z.int(),
    odd: z.int(),
    version: z.int(),
  }),
  z.strictObject({
    ...{ kind: z.literal('lock'), key: z.string(), at: businessMoment, lock: activeLock, is_end: z.boolean() },
    /** Who set or ended it. */
    by: z.string(),
  }),
  z.strictObject({
    ...{ kind: z.literal('bet'), key: z.string(), at: businessMoment, order_no: z.string() },
    ...{ currency_id: z.int(), stake: minorUnits, bet: z.enum(['single', 'parlay']) },
    play_id: z.int(),
    point_id: z.int(),
    odd: z.int(),
    /** 0 accepted, 1 held, 2 rejected. */
    receive_status: z.int(),
  }),
]);
export type TimelineEntry = z.infer<typeof timelineEntry>;
