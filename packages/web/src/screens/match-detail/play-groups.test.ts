import { buildPlay, buildPoint } from '@clutchline/domain/testing';
import { describe, expect, it } from 'vitest';

import { groupsOf, linesOf, marketBlocks, playsOf } from './play-groups';

const total = (id: number, line: number, isMain: 0 | 1) =>
  buildPlay({ play_info_id: id, market: 'total_kills', line, is_main: isMain });

describe('marketBlocks', () => {
  it('DETAIL-1 folds the other lines of a market under its main line, by line', () => {
    const [block, ...rest] = marketBlocks([total(1, 30_500, 0), total(2, 26_500, 1), total(3, 24_500, 0)]);
    expect(rest).toEqual([]);
    expect(block?.main.play_info_id).toBe(2);
    expect(block?.others.map((play) => play.line)).toEqual([24_500, 30_500]);
  });

  it('DETAIL-1 orders handicaps by the line of their first pick', () => {
    const handicap = (id: number, line: number, isMain: 0 | 1) =>
      buildPlay({ play_info_id: id, market: 'map_handicap', is_main: isMain, points: [buildPoint({ line })] });
    const [block] = marketBlocks([handicap(1, 1_500, 0), handicap(2, -1_500, 1), handicap(3, -2_500, 0)]);
    expect(block?.others.map((play) => play.play_info_id)).toEqual([3, 1]);
  });

  it('DETAIL-1 keeps races to different targets and special plays apart', () => {
    const race = (id: number, line: number) => buildPlay({ play_info_id: id, market: 'race_to_kills', line });
    const special = (id: number) => buildPlay({ play_info_id: id, market: 'special' });
    expect(marketBlocks([race(1, 5_000), race(2, 10_000), special(3), special(4)])).toHaveLength(4);
  });
});

describe('the lines of a ladder', () => {
  const ladder = (lines: readonly number[], main: number) => {
    const [block] = marketBlocks(lines.map((line) => total(line, line, line === main ? 1 : 0)));
    if (block === undefined) throw new Error('no block');
    return block;
  };
  const shown = (lines: readonly number[], main: number, isUnfolded = false) =>
    linesOf(ladder(lines, main), isUnfolded).map(({ line }) => line);
  const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  it('DETAIL-6 are in order, the main line among them', () => {
    expect(shown([30, 26, 24], 26)).toEqual([24, 26, 30]);
  });

  it('DETAIL-6 are five at most, around the main line, until all are asked for', () => {
    expect(shown(NINE, 5)).toEqual([3, 4, 5, 6, 7]);
    expect(shown(NINE, 1)).toEqual([1, 2, 3, 4, 5]);
    expect(shown(NINE, 9)).toEqual([5, 6, 7, 8, 9]);
    expect(shown(NINE, 5, true)).toEqual(NINE);
  });
});

describe('the plays of a map', () => {
  const plays = [
    buildPlay({ play_info_id: 1, round: 0, group: 'basic' }),
    buildPlay({ play_info_id: 2, round: 0, group: 'high_odds' }),
    buildPlay({ play_info_id: 3, round: 1, group: 'side' }),
  ];

  it('DETAIL-1 filters by map and group', () => {
    expect(playsOf(plays, 0, 'all').map((play) => play.play_info_id)).toEqual([1, 2]);
    expect(playsOf(plays, 0, 'high_odds').map((play) => play.play_info_id)).toEqual([2]);
    expect(playsOf(plays, 2, 'all')).toEqual([]);
  });

  it('DETAIL-1 offers only the groups that the map has, in their order', () => {
    expect(groupsOf(plays, 0)).toEqual(['basic', 'high_odds']);
    expect(groupsOf(plays, 1)).toEqual(['side']);
  });
});
