import { handicapChance, overChance, type Scoreline } from '../pricing/scoreline';
import { mapsNeeded } from '../pricing/series-model';
import { halves, handicapOffers, plain, teamOffer, totalOffers, type Offer, type Sides } from './offer';

export function matchOffers(bestOf: number, sides: Sides, series: readonly Scoreline[]): readonly Offer[] {
  if (bestOf === 1) return [teamOffer('match_winner', sides)];
  const isEven = bestOf % 2 === 0;
  return [
    isEven ? winDrawWin(sides) : teamOffer('match_winner', sides),
    ...handicapOffers('map_handicap', sides, {
      candidates: isEven ? [-0.5, 0.5] : mapHandicaps(mapsNeeded(bestOf)),
      chance: (line) => handicapChance(series, line),
    }),
    ...totalOffers('total_maps', halves(mapsNeeded(bestOf) + 0.5, bestOf - 0.5), (line) => overChance(series, line)),
    correctScore(series),
    teamOffer('at_least_one_map', sides),
  ];
}

/** Up to one map less than a clean win; ±0.5 equals the winner market. */
function mapHandicaps(needed: number): readonly number[] {
  const positive = halves(1.5, needed - 0.5);
  return [...positive.map((line) => -line), ...positive];
}

function winDrawWin([side1, side2]: Sides): Offer {
  return plain('match_result', [{ kind: 'team', team_id: side1 }, { kind: 'draw' }, { kind: 'team', team_id: side2 }]);
}

function correctScore(series: readonly Scoreline[]): Offer {
  const scores = [...series].sort((a, b) => b.score1 - b.score2 - (a.score1 - a.score2));
  return plain(
    'correct_score',
    scores.map(({ score1, score2 }) => ({ kind: 'score', score_1: score1, score_2: score2 })),
  );
}
