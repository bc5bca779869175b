import { describe, expect, it } from 'vitest';

import type { MatchToSettle, PlayToSettle, PointOutcome } from './result-store';
import { determineOutcomes } from './determine-outcomes';

const FACTS = { winner: 11, score_1: 2, score_2: 0 };
const WON: PointOutcome = { outcome: 'won', voidReason: null, deadHeat: 1, result: '2:0', rule: 'match-winner@1' };
const LOST: PointOutcome = { ...WON, outcome: 'lost' };

const playOf = (
  fields: Partial<PlayToSettle> = {},
  decided: readonly (PointOutcome | null)[] = [null, null],
): PlayToSettle => ({
  playId: 5,
  market: 'match_winner',
  round: 0,
  line: null,
  inList: true,
  status: 3,
  bestOf: 3,
  takeout: null,
  startedAt: null,
  voided: null,
  points: [11, 12].map((team_id, index) => ({
    point_id: index + 1,
    pick: { kind: 'team', team_id },
    line: null,
    decided: decided[index] ?? null,
  })),
  ...fields,
});

const matchOf = (fields: Partial<MatchToSettle> = {}): MatchToSettle => ({
  gameId: 1,
  teamId1: 11,
  teamId2: 12,
  bestOf: 3,
  isOutright: false,
  maps: new Map(),
  match: { known: FACTS, source: 'feed' },
  outright: null,
  voided: null,
  plays: [playOf()],
  ...fields,
});

const CORRECTED = { round: 0, reason: 'wrong side' };

describe('determineOutcomes', () => {
  it('BET-9 decides every point of an undecided play, with source and without a reason', () => {
    expect(determineOutcomes(matchOf(), null)).toMatchObject([
      {
        playId: 5,
        status: 4,
        points: [
          { pointId: 1, outcome: 'won', source: 'feed', reason: null },
          { pointId: 2, outcome: 'lost' },
        ],
      },
    ]);
  });

  it('BET-9 leaves what is decided alone, and what has no facts', () => {
    expect(determineOutcomes(matchOf({ plays: [playOf({}, [WON, LOST])] }), null)).toEqual([]);
    expect(determineOutcomes(matchOf({ match: null }), null)).toEqual([]);
  });

  it('BET-9 a void match voids what the facts leave undecided', () => {
    const voided = { known: 'postponed', source: 'schedule' } as const;
    const [play] = determineOutcomes(matchOf({ match: null, voided }), null);
    expect(play).toMatchObject({
      status: 5,
      points: [{ outcome: 'void', voidReason: 'postponed', source: 'schedule' }, {}],
    });
  });

  it('R7 a correction returns only the points whose outcome changes, with the reason', () => {
    const corrected = { known: { winner: 12, score_1: 0, score_2: 2 }, source: 'correction' };
    const plays = [playOf({}, [WON, LOST])];
    expect(determineOutcomes(matchOf({ plays, match: corrected }), CORRECTED)).toMatchObject([
      { points: [{ outcome: 'lost', reason: 'wrong side', source: 'correction' }, { outcome: 'won' }] },
    ]);
    expect(determineOutcomes(matchOf({ plays }), CORRECTED)).toEqual([]);
    expect(determineOutcomes(matchOf({ plays, match: corrected }), { ...CORRECTED, round: 1 })).toEqual([]);
  });

  it('R7 a pool counts as a whole: all its points are decided again if the outcome of one changes', () => {
    const plays = [playOf({ takeout: 80 }, [WON, { ...WON, outcome: 'void', voidReason: 'withdrawn' }])];
    expect(determineOutcomes(matchOf({ plays }), CORRECTED)[0]?.points).toHaveLength(2);
  });

  it('BET-9 an early start that becomes known later repeats the outcomes, once', () => {
    const match = { known: { ...FACTS, started_at: 7 }, source: 'feed' };
    const outcomes = determineOutcomes(matchOf({ match, plays: [playOf({ round: 1, status: 4 }, [WON, LOST])] }), null);
    expect(outcomes).toMatchObject([
      { startedAt: 7, status: 4, points: [{ outcome: 'won', reason: 'started early' }, { outcome: 'lost' }] },
    ]);
    expect(determineOutcomes(matchOf({ match, plays: [playOf({ startedAt: 7 }, [WON, LOST])] }), null)).toEqual([]);
  });

  it('BET-9 the number of maps is compared with what was announced when the play came', () => {
    const total = playOf({ market: 'total_maps', line: 2_500 });
    const plays = [{ ...total, points: total.points.map((point) => ({ ...point, pick: { kind: 'over' } as const })) }];
    expect(determineOutcomes(matchOf({ plays }), null)[0]?.points[0]).toMatchObject({ outcome: 'lost' });
    expect(determineOutcomes(matchOf({ plays, bestOf: 5 }), null)[0]?.points[0]).toMatchObject({
      voidReason: 'format_change',
    });
  });

  it('BET-9 a play stays as it is while a runner still waits', () => {
    const runner = (point_id: number, team_id: number) => ({
      point_id,
      pick: {
        kind: 'runner' as const,
        team_id,
        names: { cn: 'r', en: 'r', tw: 'r', th: 'r', vn: 'r', in: 'r', jp: 'r', kr: 'r' },
      },
      line: null,
      decided: null,
    });
    const play = playOf({ market: 'outright', status: 1, points: [runner(1, 21), runner(2, 22)] });
    const outright = { known: { winners: [], withdrawn: [22] }, source: 'feed' };
    const [decided] = determineOutcomes(matchOf({ isOutright: true, match: null, outright, plays: [play] }), null);
    expect(decided).toMatchObject({ status: 1, points: [{ pointId: 2, voidReason: 'withdrawn' }] });
  });
});
