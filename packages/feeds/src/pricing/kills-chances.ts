import type { MarketCode } from '@clutchline/contract';

import {
  durationOverChance,
  firstBloodChance,
  firstTowerChance,
  killHandicapChance,
  killsOddChance,
  killsOverChance,
  killsRaceChance,
  type KillsModel,
} from './kills-model';
import { handicapOf, lineOf, twoWay, unpriced, type PricedPlay } from './priced-play';

const FIRST: Partial<Record<MarketCode, (model: KillsModel, play: PricedPlay) => number>> = {
  map_winner: ({ win1 }) => win1,
  kill_handicap: (model, play) => killHandicapChance(model, handicapOf(play)),
  total_kills: (model, play) => killsOverChance(model, lineOf(play)),
  odd_even_kills: killsOddChance,
  race_to_kills: (model, play) => killsRaceChance(model, lineOf(play)),
  first_blood: firstBloodChance,
  first_tower: firstTowerChance,
  duration: (model, play) => durationOverChance(model, lineOf(play)),
};

export function killsChances(play: PricedPlay, model: KillsModel): readonly number[] {
  return twoWay(FIRST[play.market]?.(model, play) ?? unpriced(play));
}
