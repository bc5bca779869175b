import { killsChances } from './kills-chances';
import type { MatchModel } from './match-model';
import type { PricedPlay } from './priced-play';
import { roundsChances } from './rounds-chances';
import { seriesChances } from './series-chances';

/** Fair probabilities in point order: [0.58, 0.42]. */
export function chancesOf(play: PricedPlay, model: MatchModel): readonly number[] {
  if (play.round === 0) return seriesChances(play, model.series);
  const map = model.map(play.round);
  return map.rules === 'kills' ? killsChances(play, map) : roundsChances(play, map);
}
