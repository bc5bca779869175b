import { settlePlay } from '@clutchline/domain';
import { describe, expect, it } from 'vitest';

import { playsOf } from '../../script/plays-of';
import { resultsAt } from '../../script/results-at';
import { assembleSeries } from './assemble-series';
import { readCs2Maps } from '../readers/read-cs2-maps';
import { scriptOfSeries } from '../script-of-series';
import { cs2File, type Cells } from '../testing/synthetic-files';

const AWARDED = { map: 'Default', map_status: 'not_played', team1_rounds: '-', team2_rounds: '-', half_scores: '' };
const TWO_ONE = { team1_maps: 2, team2_maps: 1 };
const read = (...rows: readonly Cells[]) => assembleSeries(readCs2Maps(cs2File(...rows)));
const basis = {
  gameId: 7,
  eventId: 1,
  teamId1: 11,
  teamId2: 12,
  strengths: { mapWin: 0.5, killsPerMap: 0, lengthS: 2_500 },
  shift: 0,
};

describe('D3 a map given by default', () => {
  it('D3 inside a played series is a forfeited map of the side that the score leaves', () => {
    const { series, skipped } = read(
      { ...TWO_ONE },
      { ...TWO_ONE, ...AWARDED, map_no: 2 },
      { ...TWO_ONE, map_no: 3, team1_rounds: 13, team2_rounds: 9, half_scores: '' },
    );
    expect(skipped).toEqual([]);
    expect(series).toMatchObject([
      {
        walkover: false,
        score1: 2,
        score2: 1,
        maps: [
          { winner: 1, isForfeit: false },
          { winner: 2, isForfeit: true, score1: null },
          { winner: 1, isForfeit: false },
        ],
      },
    ]);
  });

  it('D3 its own plays go by the forfeit rule, the match by its score', () => {
    const { series } = read({ ...TWO_ONE, team2_maps: 0 }, { ...TWO_ONE, team2_maps: 0, ...AWARDED, map_no: 2 });
    const [first] = series;
    if (first === undefined) throw new Error('no series');
    const script = scriptOfSeries(first, basis);
    const events = resultsAt(script, script.endsAt);
    const facts = (round: number) => {
      const found = events.find((event) => event.type === 'map-result' && event.round === round);
      return found?.type === 'map-result' ? found.facts : null;
    };
    expect(facts(2)).toMatchObject({ status: 'forfeited', winner: 11, score_1: null });
    expect(events.at(-1)).toMatchObject({ type: 'match-result', facts: { winner: 11, score_1: 2, score_2: 0 } });
    const outcomes = playsOf(script)
      .filter(({ round }) => round === 2)
      .map((play) => [
        play.market,
        settlePlay({ ...play, team_id_1: 11, team_id_2: 12, best_of: 3 }, { map: facts(2), match: null })?.map(
          ({ outcome }) => outcome,
        ),
      ]);
    expect(outcomes[0]).toEqual(['map_winner', ['won', 'lost']]);
    expect(new Set(outcomes.slice(1).flatMap(([, outcome]) => outcome))).toEqual(new Set(['void']));
  });

  it('D3 several rows of a match that was never played are one walkover', () => {
    const awarded = { ...AWARDED, team1_maps: 2, team2_maps: 0 };
    const { series, skipped } = read({ ...awarded }, { ...awarded, map_no: 2 });
    expect(series).toMatchObject([{ walkover: true, maps: [] }]);
    expect(skipped).toEqual([]);
  });

  it('D3 a second, contradicting script of one match id is refused', () => {
    const awarded = { ...AWARDED, team1_maps: 1, team2_maps: 0 };
    const { series, skipped } = read({ ...awarded }, { ...awarded, map_no: 2, team1_maps: 0, team2_maps: 1 });
    expect(series).toHaveLength(1);
    expect(skipped.map(({ reason }) => reason)).toEqual(['a default map of match 71 contradicts: line 2']);
  });

  it.each([
    [
      'the score leaves none',
      { ...TWO_ONE, team2_maps: 0 },
      'the maps of match 71 do not leave one for the default map: 2:0',
    ],
    [
      'the score leaves one for each side',
      { ...TWO_ONE, team1_maps: 3, team2_maps: 2 },
      'the winner of the default map of match 71 is unknown',
    ],
  ])('D3 if %s the row is skipped with its reason', (_name, score, reason) => {
    const rows = [{ ...score }, { ...score, map_no: 2 }, { ...score, ...AWARDED, map_no: 3 }];
    const both = score.team2_maps === 2 ? [{ ...score }, { ...score, ...AWARDED, map_no: 2 }] : rows;
    expect(read(...both).skipped.map((row) => row.reason)).toContain(reason);
  });
});
