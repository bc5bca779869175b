import { pastMatchSchema, type PastMatch } from '@clutchline/contract';
import { validateMapResult, validateMatchResult } from '@clutchline/domain';
import type { Feed, HistorySlice } from '@clutchline/feeds';
import * as z from 'zod/mini';

import { pause } from '../platform/concurrency/timers';
import { DAY } from '../platform/time/durations';
import type { Context } from './context';
import { reportBrackets } from './report-brackets';

/** 2010-01-01 UTC; earlier matches are implausible. */
const EARLIEST = 1_262_304_000_000;

export type PastViolation = 'malformed' | 'in_future' | 'too_early' | 'same_team' | 'impossible_result';

/** Validates a past match like a result of the feed (FEED-2, bad input row 184). */
export function validatePastMatch(given: unknown, now: number): PastMatch | PastViolation {
  const read = z.safeParse(pastMatchSchema, given);
  if (!read.success) return 'malformed';
  const match = read.data;
  const { team_id_1, team_id_2, best_of, start_time, ended_at, facts, void_reason, maps } = match;
  if (ended_at > now) return 'in_future';
  if (start_time < EARLIEST) return 'too_early';
  if (team_id_1 === team_id_2) return 'same_team';
  if ((facts === null) !== (void_reason !== null)) return 'malformed';
  const context = { team_id_1, team_id_2, best_of, hasBegun: true };
  const isPossible =
    (facts === null || validateMatchResult(facts, context) === null) &&
    maps.every(({ round, facts: own }) => validateMapResult(own, round, context) === null);
  return isPossible ? match : 'impossible_result';
}

/** Stores one slice; implausible matches are reported and left out. Returns the number of stored matches. */
async function importSlice(context: Context, { gameTypeId, day, ...slice }: HistorySlice): Promise<number> {
  const { stages, details = [], matches } = slice.read();
  reportBrackets(context, stages);
  const now = context.clock.now();
  const accepted: PastMatch[] = [];
  for (const match of matches) {
    const checked = validatePastMatch(match, now);
    if (typeof checked === 'string')
      context.log.error({ alarm: 'history', gameId: match.game_id, reason: checked }, 'past match was refused');
    else accepted.push(checked);
  }
  return await context.inTransaction(({ content }) =>
    content.importSlice({ gameTypeId, day, stages, details, matches: accepted }),
  );
}

export interface HistoryImport {
  /** Resolves when everything is imported or the job stops. */
  readonly done: Promise<void>;
  stop(): Promise<void>;
}

/** After each slice the job rests for a multiple of its duration, so that placing is not slowed, ms of real time. */
const REST = { share: 1, least: 10, most: 500, afterFailure: 5_000 } as const;

export interface ImportOptions {
  /** 0 imports nothing. */
  readonly days: number;
  /** The import begins after it. */
  readonly after: Promise<void>;
}

/**
 * Imports the history of the feed in slices of one game and one day, newest first (FEED-2). The period is fixed when the
 * import begins; finished slices are recorded, so a restarted import continues.
 */
export function startHistoryImport(context: Context, feed: Feed, options: ImportOptions): HistoryImport {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const done = Promise.race([options.after, stopped]).then(() => run(context, { feed, days: options.days, signal }));
  return {
    done,
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

interface Import {
  readonly feed: Feed;
  readonly days: number;
  readonly signal: AbortSignal;
}

async function run(context: Context, { feed, days, signal }: Import): Promise<void> {
  if (feed.history === undefined || days === 0) return;
  const startedAt = performance.now();
  let [slices, matches] = [0, 0];
  while (!signal.aborted) {
    try {
      const missing = await missingSlices(context, feed, days);
      if (missing.length === 0) {
        reportImport(context, { slices, matches, startedAt });
        return;
      }
      slices += missing.length;
      matches += await importSlices(context, missing, signal);
    } catch (error) {
      context.log.error({ error: String(error) }, 'import of the history failed, will retry');
      await pause(REST.afterFailure, signal);
    }
  }
}

interface Imported {
  readonly slices: number;
  readonly matches: number;
  readonly startedAt: number;
}

function reportImport({ log }: Pick<Context, 'log'>, { slices, matches, startedAt }: Imported): void {
  const ms = Math.round(performance.now() - startedAt);
  if (slices > 0) log.info({ slices, matches, ms }, 'history was imported');
}

async function missingSlices(context: Context, feed: Feed, days: number): Promise<readonly HistorySlice[]> {
  const now = context.clock.now();
  const { since, until } = await context.inTransaction(({ content }) =>
    content.planImport({ since: feed.hasWholeHistory === true ? 0 : now - days * DAY, until: now }),
  );
  const parts = await context.stores.content.importedParts();
  const done = new Set(parts.map(({ gameTypeId, day }) => `${gameTypeId}/${day}`));
  const slices = feed.history?.(since, until) ?? [];
  return slices.filter(({ gameTypeId, day }) => !done.has(`${gameTypeId}/${day}`));
}

async function importSlices(context: Context, slices: readonly HistorySlice[], signal: AbortSignal): Promise<number> {
  let matches = 0;
  for (const slice of slices) {
    if (signal.aborted) return matches;
    const startedAt = performance.now();
    matches += await importSlice(context, slice);
    const rest = (performance.now() - startedAt) * REST.share;
    await pause(Math.min(REST.most, Math.max(REST.least, rest)), signal);
  }
  return matches;
}
