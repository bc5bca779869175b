import type { MatchRow } from '@clutchline/contract';
import { buildMatch, buildMatchRow } from '@clutchline/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BLOCK_ROWS, dayGroups, eventGroups, isDrawn, rowBlocks } from './row-blocks';

const rows = Array.from({ length: 1_000 }, (_, index) =>
  buildMatchRow({ match: buildMatch({ game_id: index + 1, event_id: 1 + (index % 40) }) }),
);
const blocks = rowBlocks(dayGroups(rows, { dayOf: () => '', today: '', sort: 'event' })).flatMap(
  (group) => group.blocks,
);

describe('the window of the list', () => {
  it('GAMES-5 cuts 1,000 matches into blocks of a few rows, in order and without loss', () => {
    expect(blocks.map(({ index }) => index)).toEqual(blocks.map((_, place) => place));
    expect(Math.max(...blocks.map((block) => block.rows.length))).toBe(BLOCK_ROWS);
    expect(new Set(blocks.flatMap((block) => block.rows))).toEqual(new Set(rows));
  });

  it('GAMES-5 draws few rows of 1,000 before it knows what is seen', () => {
    const drawn = blocks.filter((block) => isDrawn(block, null, null)).flatMap((block) => block.rows);
    expect(drawn.length).toBeGreaterThanOrEqual(10);
    expect(drawn.length).toBeLessThan(20);
  });

  it('GAMES-5 draws what is near, and the focused block with its neighbours wherever they are', () => {
    const drawn = (near: ReadonlySet<number>, focused: number | null) =>
      blocks.filter((block) => isDrawn(block, near.has(block.index), focused)).map(({ index }) => index);
    expect(drawn(new Set([70, 71]), null)).toEqual([70, 71]);
    expect(drawn(new Set([70, 71]), 3)).toEqual([2, 3, 4, 70, 71]);
    expect(drawn(new Set(), 0)).toEqual([0, 1]);
  });
});

const row = (gameId: number, eventId: number) =>
  buildMatchRow({ match: buildMatch({ game_id: gameId, event_id: eventId }) });

describe('eventGroups', () => {
  it('GAMES-5 keeps events in the order of their first match and matches in theirs', () => {
    const groups = eventGroups([row(1, 7), row(2, 5), row(3, 7)]);
    expect(groups.map((group) => group.rows.map((member) => member.match.game_id))).toEqual([[1, 3], [2]]);
  });

  it('C17 U5 U52 separates the stages of an event, and the outrights of one cup', () => {
    const of = (gameId: number, fields: Parameters<typeof buildMatch>[0]) =>
      buildMatchRow({ match: buildMatch({ game_id: gameId, event_id: 7, ...fields }) });
    const groups = eventGroups([
      of(1, { stage_name_en: 'Group A' }),
      of(2, { stage_name_en: 'Group B' }),
      of(3, { stage_name_en: 'Group A' }),
      of(4, { kind: 'outright', stage_name_en: 'Winner', start_time: 1 }),
      of(5, { kind: 'outright', stage_name_en: 'Winner', start_time: 2 }),
    ]);
    expect(groups.map((group) => group.rows.map((member) => member.match.game_id))).toEqual([[1, 3], [2], [4], [5]]);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(4);
  });

  it('GAMES-5 loses no match and invents none', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 }), (events) => {
        const rows = events.map((eventId, index) => row(index + 1, eventId));
        const grouped = eventGroups(rows).flatMap((group) => group.rows);
        expect(new Set(grouped)).toEqual(new Set(rows));
        expect(grouped).toHaveLength(rows.length);
      }),
    );
  });
});

describe('dayGroups', () => {
  it('U28 puts the days one after another, each named once, with its own events', () => {
    const days: Readonly<Record<number, string>> = { 3: 'Tomorrow', 4: 'Tomorrow', 5: 'Nov 24' };
    const dayOf = ({ match }: MatchRow) => days[match.game_id] ?? '';
    const rows = [row(1, 7), row(2, 5), row(3, 7), row(4, 5), row(5, 7)];
    const groups = dayGroups(rows, { dayOf, today: '', sort: 'event' });
    expect(groups.map(({ day, rows: [first] }) => [day, first?.match.game_id])).toEqual([
      ['', 1],
      ['', 2],
      ['Tomorrow', 3],
      ['', 4],
      ['Nov 24', 5],
    ]);
  });

  const dayOf = ({ match: { game_id, kind } }: MatchRow): string =>
    kind === 'outright' ? '' : game_id < 4 ? 'Today' : 'Tomorrow';
  const groupsOf = (rows: readonly MatchRow[], sort: 'event' | 'time') =>
    dayGroups(rows, { dayOf, today: 'Today', sort });

  it('GAMES-11 names each day above its events, but not today alone', () => {
    const heads = (rows: readonly MatchRow[]) => groupsOf(rows, 'event').map(({ day, isDated }) => [day, isDated]);
    expect(heads([row(1, 7), row(2, 5), row(4, 7)])).toEqual([
      ['Today', true],
      ['', true],
      ['Tomorrow', true],
    ]);
    expect(heads([row(1, 7), row(2, 5)])).toEqual([
      ['', false],
      ['', false],
    ]);
    expect(heads([row(4, 7)])).toEqual([['Tomorrow', true]]);
  });

  it('GAMES-9 by time lists the matches of a day in their order; outrights remain by event', () => {
    const outright = buildMatchRow({ match: buildMatch({ game_id: 9, event_id: 3, kind: 'outright' }) });
    const rows = [row(1, 7), row(2, 5), row(3, 7), row(4, 5), outright];
    const groups = groupsOf(rows, 'time');
    expect(groups.map(({ day, isMixed, rows: own }) => [day, isMixed, own.map(({ match }) => match.game_id)])).toEqual([
      ['Today', true, [1, 2, 3]],
      ['Tomorrow', true, [4]],
      ['', false, [9]],
    ]);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
    expect(groupsOf([row(1, 7)], 'time')[0]?.day).toBe('Today');
  });
});
