import { feedEventSchema, type FeedEvent } from '@clutchline/contract';
import { settlePlay } from '@clutchline/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { outrightEvents, outrightSnapshot } from '../script/outrights/outright-events';
import type { OutrightScript } from '../script/outrights/outright-script';
import { CUP_FORMATS } from './cups/cup-format';
import { cupEventId } from './event-list';
import { GAME_SETUPS } from './game-setup';
import { outrightsOf } from './outrights-of';
import { QUALIFIERS } from './qualifier-names';

const NOON = Date.UTC(2026, 10, 21, 12);
const WEEK = 7 * 86_400_000;
const HOUR = 3_600_000;
/** Teams of a cup that are not invited. */
const QUALIFIED = 2;

const ofType = <Type extends FeedEvent['type']>(events: readonly FeedEvent[], type: Type) =>
  events.filter((event): event is Extract<FeedEvent, { type: Type }> => event.type === type);

/** 0 is no price. */
const inverse = (odd: number): number => (odd === 0 ? 0 : 1_000 / odd);

function many(): readonly OutrightScript[] {
  const scripts = outrightsOf('suite');
  return Array.from({ length: 20 }, (_, week) => scripts(NOON + week * WEEK, NOON + week * WEEK)).flat();
}

describe('outrights of the simulator', () => {
  it('BET-1 there is one of each cup at any time, of many runners whose names it carries', () => {
    const running = outrightsOf('suite')(NOON, NOON);
    expect(new Set(running.map(({ eventId }) => eventId))).toEqual(
      new Set(GAME_SETUPS.map(({ gameTypeId }) => cupEventId(gameTypeId))),
    );
    for (const script of running) {
      const events = outrightSnapshot(script, NOON);
      for (const event of events) expect(z.safeParse(feedEventSchema, event).error).toBeUndefined();
      const [play] = ofType(events, 'play');
      expect(play).toMatchObject({ market: 'outright', category_id: 4, no_parlay: 1 });
      const { teams } = CUP_FORMATS[script.gameTypeId] ?? { teams: 0 };
      expect(play?.points).toHaveLength(teams - QUALIFIED + QUALIFIERS);
      expect(new Set(script.runners.map(({ teamId }) => teamId)).size).toBe(teams - QUALIFIED + QUALIFIERS);
      expect(play?.points.every(({ pick }) => pick.kind === 'runner' && pick.names.en !== '')).toBe(true);
    }
  });

  it('the prices hold a margin at every step and move as the week goes on', () => {
    for (const { runners } of many()) {
      for (let step = 0; step < (runners[0]?.odds.length ?? 0); step += 1)
        expect(runners.reduce((sum, { odds }) => sum + inverse(odds[step] ?? 0), 0)).toBeGreaterThan(1.05);
      expect(runners.some(({ odds }) => odds[0] !== odds.at(-1))).toBe(true);
    }
  });

  it('a reader that follows has the state of a snapshot', () => {
    for (const script of many().slice(0, 12)) {
      const odds = new Map<number, number>();
      const apply = (events: readonly FeedEvent[]) => {
        for (const { points } of ofType(events, 'play'))
          for (const { point_id, odd } of points) odds.set(point_id, odd ?? 0);
        for (const { prices } of ofType(events, 'prices'))
          for (const { point_id, odd } of prices) odds.set(point_id, odd ?? 0);
      };
      apply(outrightSnapshot(script, script.publishedAt));
      for (let at = script.publishedAt; at < script.endsAt; at += 5 * HOUR)
        apply(outrightEvents(script, at, at + 5 * HOUR));
      const [play] = ofType(outrightSnapshot(script, script.endsAt), 'play');
      expect(play?.points.map(({ point_id }) => odds.get(point_id))).toEqual(play?.points.map(({ odd }) => odd ?? 0));
    }
  });

  it('BET-9 a runner that withdraws is void at once, the winner wins at the end, all others lose', () => {
    const withdrawn = many().filter(({ withdrawal }) => withdrawal !== null);
    expect(withdrawn.length).toBeGreaterThan(10);
    for (const script of withdrawn) {
      const snapshot = outrightSnapshot(script, script.endsAt);
      const [play] = ofType(snapshot, 'play');
      const [early] = ofType(outrightSnapshot(script, script.withdrawal?.at ?? 0), 'outright-result');
      expect(early?.facts).toEqual({ winners: [], withdrawn: [script.withdrawal?.teamId] });
      const outright = ofType(snapshot, 'outright-result')[0]?.facts ?? null;
      const sides = { team_id_1: 0, team_id_2: 0, best_of: 1 };
      if (play === undefined) throw new Error('an outright without a play');
      const outcomes = settlePlay({ ...play, ...sides }, { map: null, match: null, outright })?.map(
        ({ outcome }) => outcome,
      );
      expect(outcomes?.filter((outcome) => outcome === 'won')).toHaveLength(1);
      expect(outcomes?.filter((outcome) => outcome === 'void')).toHaveLength(1);
    }
  });

  it('closes before it ends and yields the closing', () => {
    const [script] = many();
    if (script === undefined) throw new Error('no outright');
    const end = outrightEvents(script, script.closesAt - 1, script.endsAt);
    expect(end.map(({ type }) => type)).toEqual(['live', 'play-state', 'outright-result']);
    expect(outrightEvents(script, script.endsAt, script.endsAt + HOUR)).toEqual([]);
    expect(outrightSnapshot(script, script.publishedAt - 1)).toEqual([]);
  });
});
