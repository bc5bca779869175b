import { handicapOf, lineOf, twoWay, unpriced, type PricedPlay } from './priced-play';
import { roundsRaceChance, type RoundsModel } from './rounds-model';
import { handicapChance, oddChance, overChance } from './scoreline';

/** Fair probabilities of the points of a map play of a rounds game. */
export function roundsChances(play: PricedPlay, model: RoundsModel): readonly number[] {
  return twoWay(firstChance(play, model));
}

function firstChance(play: PricedPlay, model: RoundsModel): number {
  switch (play.market) {
    case 'map_winner':
      return model.win1;
    case 'rounds_handicap':
      return handicapChance(model.finals, handicapOf(play));
    case 'total_rounds':
      return overChance(model.finals, lineOf(play));
    case 'odd_even_rounds':
      return oddChance(model.finals);
    case 'race_to_rounds':
      return roundsRaceChance(model, lineOf(play));
    case 'pistol_1':
    case 'pistol_13':
      return model.roundWin;
    default:
      return unpriced(play);
  }
}
