import type { MarketCode } from '@clutchline/contract';

import { killsChances } from './kills-chances';
import type { MatchModel } from './match-model';
import { handicapOf, lineOf, twoWay, unpriced, type PricedPlay } from './priced-play';
import { roundsRaceChance, type RoundsModel } from './rounds-model';
import { handicapChance, oddChance, overChance } from './scoreline';
import { seriesChances } from './series-chances';

const FIRST: Partial<Record<MarketCode, (model: RoundsModel, play: PricedPlay) => number>> = {
  map_winner: ({ win1 }) => win1,
  rounds_handicap: ({ finals }, play) => handicapChance(finals, handicapOf(play)),
  total_rounds: ({ finals }, play) => overChance(finals, lineOf(play)),
  odd_even_rounds: ({ finals }) => oddChance(finals),
  race_to_rounds: (model, play) => roundsRaceChance(model, lineOf(play)),
  pistol_1: ({ roundWin }) => roundWin,
  pistol_13: ({ roundWin }) => roundWin,
};

function roundsChances(play: PricedPlay, model: RoundsModel): readonly number[] {
  return twoWay(FIRST[play.market]?.(model, play) ?? unpriced(play));
}

/** Fair probabilities in point order: [0.58, 0.42]. */
export function chancesOf(play: PricedPlay, model: MatchModel): readonly number[] {
  if (play.round === 0) return seriesChances(play, model.series);
  const map = model.map(play.round);
  return map.rules === 'kills' ? killsChances(play, map) : roundsChances(play, map);
}
