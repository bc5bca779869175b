import type { FeedPlay } from '@clutchline/contract';

import type { ExpectedSeries } from './expected-series';

type Point = FeedPlay['points'][number];

/** Says how a point must end, from the raw rows alone; `teams` are the ids of the series' clubs in its order. */
export function expectedOutcome(
  series: ExpectedSeries,
  teams: readonly [number, number],
  play: FeedPlay,
  point: Point,
): string {
  const own = point.pick.kind === 'team' ? teams.indexOf(point.pick.team_id) : -1;
  const wins = (condition: boolean) => (condition ? 'won' : 'lost');
  const against = (scores: readonly [number, number]) =>
    margin((scores[own]! - scores[1 - own]!) * 1_000 + (point.line ?? Number.NaN));
  const total = (scores: readonly [number, number], line: number) =>
    point.pick.kind === 'over'
      ? margin((scores[0] + scores[1]) * 1_000 - line)
      : margin(line - (scores[0] + scores[1]) * 1_000);
  const line = play.line ?? Number.NaN;
  if (play.round === 0) {
    switch (play.market) {
      case 'match_winner':
        return wins(series.wins[own]! > series.wins[1 - own]!);
      case 'map_handicap':
        return against(series.wins);
      case 'total_maps':
        return total(series.wins, line);
      case 'correct_score':
        return wins(
          point.pick.kind === 'score' && point.pick.score_1 === series.wins[0] && point.pick.score_2 === series.wins[1],
        );
      case 'at_least_one_map':
        return wins(series.wins[own]! > 0);
      default:
        return `unexpected market ${play.market}`;
    }
  }
  const map = series.maps.get(play.round);
  if (map === undefined) return 'void';
  const scores = map.scores ?? [Number.NaN, Number.NaN];
  switch (play.market) {
    case 'map_winner':
      return wins(map.winner === own);
    case 'kill_handicap':
    case 'rounds_handicap':
      return against(scores);
    case 'total_kills':
    case 'total_rounds':
      return total(scores, line);
    case 'odd_even_kills':
    case 'odd_even_rounds':
      return wins(((scores[0] + scores[1]) % 2 === 1) === (point.pick.kind === 'odd'));
    case 'duration':
      return wins(map.lengthS! * 1_000 >= line * 60 === (point.pick.kind === 'over'));
    case 'first_blood':
      return wins(map.firstBlood === own);
    default:
      return `unexpected market ${play.market}`;
  }
}

/** Lines end in a half, so nothing is pushed; a missing number stays visible. */
function margin(difference: number): string {
  if (Number.isNaN(difference)) return 'no number in the file';
  return difference > 0 ? 'won' : 'lost';
}
