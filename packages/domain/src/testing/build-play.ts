import type { Play, Point } from '@clutchline/contract';

export function buildPoint(fields: Partial<Point> = {}): Point {
  return {
    point_id: 1,
    pick: { kind: 'team', team_id: 2 },
    line: null,
    odd: '1.955',
    version: 1,
    status: 1,
    ...fields,
  };
}

export function buildPlay(fields: Partial<Play> = {}): Play {
  return {
    play_info_id: 1,
    game_id: 1,
    category_id: 2,
    round: 0,
    market: 'match_winner',
    group: 'basic',
    line: null,
    is_main: 1,
    no_parlay: 0,
    settle_at: 'bet',
    status: 1,
    is_hide: 0,
    points: [buildPoint(), buildPoint({ point_id: 2, pick: { kind: 'team', team_id: 3 } })],
    ...fields,
  };
}
