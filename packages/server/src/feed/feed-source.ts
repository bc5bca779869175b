import { access } from 'node:fs/promises';

import { createReplayFeed, createSimulatorFeed, type Feed, summarizeRows } from '@clutchline/feeds';

import { DAY } from '../platform/time/durations';
import { PlainError } from '../platform/errors';
import type { Log } from '../platform/log/log';

export type FeedConfig =
  | { readonly name: 'simulator'; readonly seed: string }
  | { readonly name: 'replay'; readonly folder: string; readonly day: string };

async function checkFolder(folder: string): Promise<void> {
  try {
    await access(folder);
  } catch (cause) {
    throw new PlainError(`The match data folder ${folder} cannot be read: choose one with --data.`, { cause });
  }
}

export async function createFeed(config: FeedConfig, now: number): Promise<Feed> {
  if (config.name === 'simulator') return createSimulatorFeed({ seed: config.seed });
  await checkFolder(config.folder);
  try {
    return await createReplayFeed({ dataFolder: config.folder, day: config.day, now });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlainError(`The day ${config.day} cannot be replayed: ${reason}`, { cause });
  }
}

/** `2026-11-21`. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A replay that continues after midnight keeps its day. */
export function identityOf(feed: Feed, now: number): string {
  return feed.name === 'replay' ? `${feed.fingerprint}@${dayOf(now)}` : feed.fingerprint;
}

export function isOfFeed(identity: string, feed: Feed): boolean {
  return identity === feed.fingerprint || identity.startsWith(`${feed.fingerprint}@`);
}

/** For a stored replay. */
export function baseOf(identity: string, now: number): number {
  const [, day] = identity.split('@');
  if (day === undefined || day === dayOf(now)) return now;
  return Date.parse(day) + (now % DAY);
}

/** `npm run skipped-rows` lists all rows. */
const MAX_REASONS = 10;

/** D6. */
export function reportSource(
  feed: Feed,
  { log, report }: { readonly log: Log; readonly report: (line: string) => void },
) {
  const summary = summarizeRows(feed);
  if (summary === null) return;
  const { read, used, later, skipped } = summary;
  const count = feed.skipped.length;
  report(
    `Match data: ${read} rows read, ${used} used, ${later} of later days, ${count} skipped (npm run skipped-rows).`,
  );
  if (count === 0) return;
  const reasons = Object.fromEntries(skipped.slice(0, MAX_REASONS).map((one) => [one.reason, one.count]));
  log.warn({ read, used, later, skipped: count, reasons }, 'rows of the match data were skipped');
}
