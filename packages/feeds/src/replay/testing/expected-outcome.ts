import type { FeedPlay } from '@clutchline/contract';

import type { ExpectedSeries } from './expected-series';

type Point = FeedPlay['points'][number];
type Rules = Partial<Record<FeedPlay['market'], () => string>>;

/** From the raw rows alone. */
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
  const map = series.maps.get(play.round);
  const scores = map?.scores ?? [Number.NaN, Number.NaN];
  const { pick } = point;
  const sum = scores[0] + scores[1];
  const ofMatch: Rules = {
    match_winner: () => wins(series.wins[own]! > series.wins[1 - own]!),
    map_handicap: () => against(series.wins),
    total_maps: () => total(series.wins, line),
    correct_score: () =>
      wins(pick.kind === 'score' && pick.score_1 === series.wins[0] && pick.score_2 === series.wins[1]),
    at_least_one_map: () => wins(series.wins[own]! > 0),
  };
  const ofMap: Rules = {
    map_winner: () => wins(map?.winner === own),
    kill_handicap: () => against(scores),
    rounds_handicap: () => against(scores),
    total_kills: () => total(scores, line),
    total_rounds: () => total(scores, line),
    odd_even_kills: () => wins((sum % 2 === 1) === (pick.kind === 'odd')),
    odd_even_rounds: () => wins((sum % 2 === 1) === (pick.kind === 'odd')),
    duration: () => wins(map!.lengthS! * 1_000 >= line * 60 === (pick.kind === 'over')),
    first_blood: () => wins(map?.firstBlood === own),
  };
  if (play.round > 0 && map === undefined) return 'void';
  const rule = (play.round === 0 ? ofMatch : ofMap)[play.market];
  return rule === undefined ? `unexpected market ${play.market}` : rule();
}

/** Lines end in a half, so there is no push; a missing number remains visible. */
function margin(difference: number): string {
  if (Number.isNaN(difference)) return 'no number in the file';
  return difference > 0 ? 'won' : 'lost';
}
