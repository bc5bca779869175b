import type { MarketCode } from '@clutchline/contract';

import { handicapOf, lineOf, twoWay, unpriced, type PricedPlay } from './priced-play';
import { chanceOf, handicapChance, overChance, type Scoreline } from './scoreline';

type Pricer = (series: readonly Scoreline[], play: PricedPlay) => readonly number[];

const PRICERS: Partial<Record<MarketCode, Pricer>> = {
  match_winner: (series) => twoWay(handicapChance(series, 0)),
  match_result: (series) => [
    chanceOf(series, ({ score1, score2 }) => score1 > score2),
    chanceOf(series, ({ score1, score2 }) => score1 === score2),
    chanceOf(series, ({ score1, score2 }) => score1 < score2),
  ],
  map_handicap: (series, play) => twoWay(handicapChance(series, handicapOf(play))),
  total_maps: (series, play) => twoWay(overChance(series, lineOf(play))),
  correct_score: (series, { points }) =>
    points.map(({ pick }) =>
      chanceOf(series, (end) => pick.kind === 'score' && end.score1 === pick.score_1 && end.score2 === pick.score_2),
    ),
  special: (series, play) => twoWay(overChance(series, lineOf(play) - 0.5)),
  at_least_one_map: (series) => [
    chanceOf(series, ({ score1 }) => score1 > 0),
    chanceOf(series, ({ score2 }) => score2 > 0),
  ],
};

export function seriesChances(play: PricedPlay, series: readonly Scoreline[]): readonly number[] {
  return PRICERS[play.market]?.(series, play) ?? unpriced(play);
}
