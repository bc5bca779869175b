import { describe, expect, it } from 'vitest';

import { snapshotOf } from '../script/script-events';
import { assembleSeries } from './series/assemble-series';
import { readKplMaps } from './readers/read-kpl-maps';
import { scriptOfSeries } from './script-of-series';
import { kplFile, type Cells } from './testing/synthetic-files';

const basis = {
  gameId: 7,
  eventId: 1,
  teamId1: 11,
  teamId2: 12,
  strengths: { mapWin: 0.5, killsPerMap: 14, lengthS: 900 },
  shift: 0,
};
const WEST = '西山CD';

function standings(...rows: readonly Cells[]) {
  const [series] = assembleSeries(readKplMaps(kplFile(...rows))).series;
  if (series === undefined) throw new Error('no series');
  const script = scriptOfSeries(series, basis);
  const at = (moment: number) =>
    snapshotOf(script, moment).flatMap((event) => (event.type === 'live' ? [event.live] : []))[0];
  const steps = Array.from({ length: 40 }, (_, i) => script.startTime + ((script.endsAt - script.startTime) * i) / 39);
  return { script, lives: [...steps, script.endsAt].map(at) };
}

describe('D4 the standing shown is the one that settles', () => {
  it('D4 a series without its first map is shown and settled 1:3', () => {
    const { script, lives } = standings({ game_no: 2 }, { game_no: 3, winner: WEST }, { game_no: 4, winner: WEST });
    expect(script.facts).toMatchObject({ winner: 12, score_1: 1, score_2: 3 });
    expect(lives.at(-1)).toMatchObject({ status: 4, score_1: 1, score_2: 3 });
    expect(script.maps[0]?.facts).toMatchObject({ winner: null });
  });

  it('D4 it never decreases and never exceeds the result, also with two missing maps', () => {
    const { script, lives } = standings({ game_no: 3 }, { game_no: 4, winner: WEST }, { game_no: 5 });
    const { score_1, score_2 } = script.facts;
    const shown = lives.map((live) => [live?.score_1 ?? 0, live?.score_2 ?? 0] as const);
    shown.forEach(([one, two], i) => {
      const [before1, before2] = shown[i - 1] ?? [0, 0];
      expect(one >= before1 && two >= before2 && one <= score_1 && two <= score_2).toBe(true);
    });
    expect(shown.at(-1)).toEqual([score_1, score_2]);
  });
});
