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

/** Fair probabilities of the points of a map play of a kills game. */
export function killsChances(play: PricedPlay, model: KillsModel): readonly number[] {
  return twoWay(firstChance(play, model));
}

function firstChance(play: PricedPlay, model: KillsModel): number {
  switch (play.market) {
    case 'map_winner':
      return model.win1;
    case 'kill_handicap':
      return killHandicapChance(model, handicapOf(play));
    case 'total_kills':
      return killsOverChance(model, lineOf(play));
    case 'odd_even_kills':
      return killsOddChance(model);
    case 'race_to_kills':
      return killsRaceChance(model, lineOf(play));
    case 'first_blood':
      return firstBloodChance(model);
    case 'first_tower':
      return firstTowerChance(model);
    case 'duration':
      return durationOverChance(model, lineOf(play));
    default:
      return unpriced(play);
  }
}
