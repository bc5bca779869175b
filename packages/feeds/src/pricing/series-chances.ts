import { handicapOf, lineOf, twoWay, unpriced, type PricedPlay } from './priced-play';
import { chanceOf, handicapChance, overChance, type Scoreline } from './scoreline';

/** Fair probabilities of the points of a whole-match play. */
export function seriesChances(play: PricedPlay, series: readonly Scoreline[]): readonly number[] {
  switch (play.market) {
    case 'match_winner':
      return twoWay(handicapChance(series, 0));
    case 'match_result':
      return [
        handicapChance(series, 0),
        chanceOf(series, ({ score1, score2 }) => score1 === score2),
        chanceOf(series, ({ score1, score2 }) => score1 < score2),
      ];
    case 'map_handicap':
      return twoWay(handicapChance(series, handicapOf(play)));
    case 'total_maps':
      return twoWay(overChance(series, lineOf(play)));
    case 'correct_score':
      return play.points.map(({ pick }) =>
        chanceOf(series, (end) => pick.kind === 'score' && end.score1 === pick.score_1 && end.score2 === pick.score_2),
      );
    case 'at_least_one_map':
      return [chanceOf(series, ({ score1 }) => score1 > 0), chanceOf(series, ({ score2 }) => score2 > 0)];
    default:
      return unpriced(play);
  }
}
