import { MATCH_STATUS, type FeedEvent } from '@clutchline/contract';
import { createSimulatorFeed } from '@clutchline/feeds';
import { expect, it } from 'vitest';

import type { MatchScript } from '../../packages/feeds/src/script/match-script';
import { eventsOf, snapshotOf } from '../../packages/feeds/src/script/script-events';
import { calendarOf } from '../../packages/feeds/src/simulator/calendar';
import { foldFeedEvents } from '../../packages/server/src/feed/fold-feed-events';
import { guardBatch } from '../../packages/server/src/feed/guard/guard-batch';
import { MemoryBoard } from './memory-board';
import { MemoryQuarantine } from './memory-quarantine';

const SEED = 'clutchline';
const DAY = Date.UTC(2026, 10, 22);
const TICK_MS = 250;
const MATCHES = 60;
const LAST_STEPS = 3;
const NAMES = createSimulatorFeed({ seed: SEED })
  .snapshot(DAY)
  .filter(({ type }) => type === 'game-type' || type === 'event' || type === 'team');

async function doubtsAt(script: MatchScript, at: number): Promise<readonly string[]> {
  const board = new MemoryBoard();
  const quarantine = new MemoryQuarantine(board);
  const store = async (events: readonly FeedEvent[], now: number, spanMs: number) => {
    const arrival = { now, spanMs, malformed: [] };
    const { batch, doubted, guarded } = await guardBatch(quarantine, foldFeedEvents(events), arrival);
    board.apply(batch, guarded);
    return doubted.map(({ kind, reason, playId }) => `${kind} ${reason} of play ${String(playId)} at ${at}`);
  };
  await store([...NAMES, ...snapshotOf(script, at - TICK_MS)], at - TICK_MS, Infinity);
  expect([...board.matches.values()].map(({ live }) => live.status)).toEqual([MATCH_STATUS.live]);
  return await store(eventsOf(script, at - TICK_MS, at), at, TICK_MS);
}

it('R34 no price of the simulator is quarantined when a score decides its play, which takes no bets then', async () => {
  const scripts = calendarOf(SEED)(DAY, DAY + 86_400_000).filter(({ maps }) => maps.length > 0);
  const doubts: string[] = [];
  for (const script of scripts.slice(0, MATCHES))
    for (const { startsAt, steps } of script.maps)
      for (const { at_s } of steps.slice(-LAST_STEPS))
        doubts.push(...(await doubtsAt(script, startsAt + at_s * 1_000)));
  expect(doubts).toEqual([]);
});
