import { describe, expect, it } from 'vitest';

import type { MatchToDecide, PlayToDecide, PointOutcome } from './result-store';
import { decidePlays } from './decide-plays';

const FACTS = { winner: 11, score_1: 2, score_2: 0 };
const WON: PointOutcome = { outcome: 'won', voidReason: null, deadHeat: 1, result: '2:0', rule: 'match-winner@1' };
const LOST: PointOutcome = { ...WON, outcome: 'lost' };

const playOf = (
  fields: Partial<PlayToDecide> = {},
  decided: readonly (PointOutcome | null)[] = [null, null],
): PlayToDecide => ({
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

const matchOf = (fields: Partial<MatchToDecide> = {}): MatchToDecide => ({
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

const AGAIN = { round: 0, reason: 'wrong side' };

describe('decidePlays', () => {
  it('BET-9 decides every point of an undecided play, with source and without a reason', () => {
    expect(decidePlays(matchOf(), null)).toMatchObject([
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
    expect(decidePlays(matchOf({ plays: [playOf({}, [WON, LOST])] }), null)).toEqual([]);
    expect(decidePlays(matchOf({ match: null }), null)).toEqual([]);
  });

  it('BET-9 a void match voids what the facts leave undecided', () => {
    const voided = { known: 'postponed', source: 'schedule' } as const;
    const [play] = decidePlays(matchOf({ match: null, voided }), null);
    expect(play).toMatchObject({
      status: 5,
      points: [{ outcome: 'void', voidReason: 'postponed', source: 'schedule' }, {}],
    });
  });

  it('R7 decided again, it answers only the points that end otherwise, with the reason', () => {
    const turned = { known: { winner: 12, score_1: 0, score_2: 2 }, source: 'correction' };
    const plays = [playOf({}, [WON, LOST])];
    expect(decidePlays(matchOf({ plays, match: turned }), AGAIN)).toMatchObject([
      { points: [{ outcome: 'lost', reason: 'wrong side', source: 'correction' }, { outcome: 'won' }] },
    ]);
    expect(decidePlays(matchOf({ plays }), AGAIN)).toEqual([]);
    expect(decidePlays(matchOf({ plays, match: turned }), { ...AGAIN, round: 1 })).toEqual([]);
  });

  it('R7 a pool counts as a whole: all its points are decided again where one ends otherwise', () => {
    const plays = [playOf({ takeout: 80 }, [WON, { ...WON, outcome: 'void', voidReason: 'withdrawn' }])];
    expect(decidePlays(matchOf({ plays }), AGAIN)[0]?.points).toHaveLength(2);
  });

  it('BET-9 is told of an early start with the same outcomes, once', () => {
    const match = { known: { ...FACTS, started_at: 7 }, source: 'feed' };
    const told = decidePlays(matchOf({ match, plays: [playOf({ round: 1, status: 4 }, [WON, LOST])] }), null);
    expect(told).toMatchObject([
      { startedAt: 7, status: 4, points: [{ outcome: 'won', reason: 'started early' }, { outcome: 'lost' }] },
    ]);
    expect(decidePlays(matchOf({ match, plays: [playOf({ startedAt: 7 }, [WON, LOST])] }), null)).toEqual([]);
  });

  it('BET-9 the number of maps is compared with what was announced when the play came', () => {
    const total = playOf({ market: 'total_maps', line: 2_500 });
    const plays = [{ ...total, points: total.points.map((point) => ({ ...point, pick: { kind: 'over' } as const })) }];
    expect(decidePlays(matchOf({ plays }), null)[0]?.points[0]).toMatchObject({ outcome: 'lost' });
    expect(decidePlays(matchOf({ plays, bestOf: 5 }), null)[0]?.points[0]).toMatchObject({
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
    const [decided] = decidePlays(matchOf({ isOutright: true, match: null, outright, plays: [play] }), null);
    expect(decided).toMatchObject({ status: 1, points: [{ pointId: 2, voidReason: 'withdrawn' }] });
  });
});
