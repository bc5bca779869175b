import type { MarketCode } from '@clutchline/contract';

import { handicapOf, lineOf, twoWay, unpriced, type PricedPlay } from './priced-play';
import { roundsRaceChance, type RoundsModel } from './rounds-model';
import { handicapChance, oddChance, overChance } from './scoreline';

const FIRST: Partial<Record<MarketCode, (model: RoundsModel, play: PricedPlay) => number>> = {
  map_winner: ({ win1 }) => win1,
  rounds_handicap: ({ finals }, play) => handicapChance(finals, handicapOf(play)),
  total_rounds: ({ finals }, play) => overChance(finals, lineOf(play)),
  odd_even_rounds: ({ finals }) => oddChance(finals),
  race_to_rounds: (model, play) => roundsRaceChance(model, lineOf(play)),
  pistol_1: ({ roundWin }) => roundWin,
  pistol_13: ({ roundWin }) => roundWin,
};

export function roundsChances(play: PricedPlay, model: RoundsModel): readonly number[] {
  return twoWay(FIRST[play.market]?.(model, play) ?? unpriced(play));
}
