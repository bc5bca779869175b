import * as z from 'zod/mini';

import { requestId } from '../desk-values';
import { alarm, overview } from '../overview-values';
import { deskNames } from '../name-values';
import { businessMoment, sheetHead, sheetPlay, sheetResults, timelineEntry, treeRow } from '../sheet-values';
import { type DeskCall, nothing } from './desk-call';

const id = z.int().check(z.gte(1));
const reading = { right: 'see_liability', needsStepUp: false } as const;

/** After this row, in the order of the tree. */
const treeCursor = z.strictObject({ is_live: z.boolean(), start_time: businessMoment, game_id: id });

/** What operators see of the site and of matches (DESK-13, DESK-14). */
export const SHEET_CALLS = {
  overview: { ...reading, body: nothing, answer: overview, problems: [] },
  /** Alarms that have not ended, oldest first. */
  alarms: { ...reading, body: nothing, answer: z.array(alarm), problems: [] },
  /** Takes an alarm, so that other operators see who looks at it. */
  takeAlarm: {
    right: 'take_alarm',
    needsStepUp: false,
    body: z.strictObject({ request_id: requestId, alarm_id: id }),
    answer: alarm,
    problems: ['alarm_over', 'repeated'],
  },
  /** Matches that are not over: live ones first, then by start. */
  matchTree: {
    ...reading,
    body: z.strictObject({
      game_type_id: z.optional(id),
      event_id: z.optional(id),
      after: z.optional(treeCursor),
      limit: z.int().check(z.gte(1), z.lte(200)),
    }),
    answer: z.strictObject({
      /** Games and events that have such a match, whatever is selected. */
      games: z.array(
        z.strictObject({
          game_type_id: z.int(),
          names: deskNames,
          events: z.array(z.strictObject({ event_id: z.int(), names: deskNames, matches: z.int(), live: z.int() })),
        }),
      ),
      rows: z.array(treeRow),
      next: z.nullable(treeCursor),
      /** Of the whole feed, real time, ms; null: none yet. */
      feed_age_ms: z.nullable(z.int()),
    }),
    problems: [],
  },
  matchSheet: {
    ...reading,
    body: z.strictObject({ game_id: id }),
    answer: z.strictObject({ head: sheetHead, plays: z.array(sheetPlay), results: sheetResults }),
    problems: ['unknown_subject'],
  },
  /** Newest first: prices as they were stored, locks, bets. */
  timeline: {
    ...reading,
    body: z.strictObject({
      game_id: id,
      before: z.optional(z.strictObject({ at: businessMoment, key: z.string().check(z.maxLength(80)) })),
      limit: z.int().check(z.gte(1), z.lte(200)),
    }),
    answer: z.strictObject({
      entries: z.array(timelineEntry),
      next: z.nullable(z.strictObject({ at: businessMoment, key: z.string() })),
    }),
    problems: ['unknown_subject'],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
