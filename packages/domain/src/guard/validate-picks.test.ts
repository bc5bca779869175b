import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { settlePlay } from '../settlement/settle-play';
import { validatePicks, type PickedPlay } from './validate-picks';

const MATCH = { team_id_1: 11, team_id_2: 12, best_of: 3 };
const teamPick = (team_id: number, line: number | null = null) => ({ pick: { kind: 'team' as const, team_id }, line });
const play = (fields: Partial<PickedPlay>): PickedPlay => ({
  market: 'match_winner',
  round: 0,
  line: null,
  points: [teamPick(11), teamPick(12)],
  ...fields,
});

describe('R42 judgePicks', () => {
  it.each([
    [null, play({})],
    [null, play({ market: 'map_handicap', points: [teamPick(11, -1_500), teamPick(12, 1_500)] })],
    [null, play({ market: 'special', points: [teamPick(99), teamPick(99)] })],
    ['repeated_pick', play({ points: [teamPick(11), teamPick(11)] })],
    ['foreign_pick', play({ points: [teamPick(11), teamPick(13)] })],
    ['wrong_pick', play({ points: [teamPick(11), { pick: { kind: 'draw' }, line: null }] })],
    ['wrong_pick', play({ market: 'correct_score' })],
    ['no_such_map', play({ market: 'map_winner', round: 4 })],
    ['line_missing', play({ market: 'race_to_kills', round: 1 })],
    ['line_missing', play({ market: 'map_handicap' })],
    ['lines_differ', play({ market: 'map_handicap', points: [teamPick(11, 1_500), teamPick(12, 1_500)] })],
  ] as const)('R42 answers %s', (violation, fields) => {
    expect(validatePicks(fields, MATCH)).toBe(violation);
  });

  it('R42 of a handicap that is believed one pick at most wins, whatever the score', () => {
    const line = fc.integer({ min: -6, max: 6 }).map((quarters) => quarters * 250);
    const score = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(line, line, score, score, (one, two, score_1, score_2) => {
        const fields = play({ market: 'map_handicap', points: [teamPick(11, one), teamPick(12, two)] });
        if (validatePicks(fields, MATCH) !== null) return;
        const points = fields.points.map((point, i) => ({ ...point, point_id: i + 1 }));
        const facts = { map: null, match: { winner: 11, score_1, score_2 } };
        const outcomes = settlePlay({ ...fields, points, ...MATCH }, facts)?.map(({ outcome }) => outcome) ?? [];
        expect(outcomes.filter((outcome) => outcome === 'won' || outcome === 'half_won').length).toBeLessThan(2);
      }),
    );
  });
});
