import { durationOverChance, killHandicapChance, killsOverChance, type KillsModel } from '../pricing/kills-model';
import type { MapModel } from '../pricing/match-model';
import type { RoundsModel } from '../pricing/rounds-model';
import { handicapChance, overChance } from '../pricing/scoreline';
import { halves, handicapOffers, plain, teamOffer, totalOffers, type Offer, type Sides } from './offer';

const RACE_TARGETS = [5, 10] as const;
const ODD_EVEN = [{ kind: 'odd' }, { kind: 'even' }] as const;
const MOST_KILL_LEAD = 30.5;
const MOST_TOTAL_KILLS = 150.5;
const LONGEST_MINUTES = 90.5;
const MOST_ROUND_LEAD = 9.5;
const FEWEST_ROUNDS = 16.5;
const MOST_ROUNDS = 26.5;

export function mapOffers(sides: Sides, model: MapModel): readonly Offer[] {
  return model.rules === 'kills' ? killsOffers(sides, model) : roundsOffers(sides, model);
}

function killsOffers(sides: Sides, model: KillsModel): readonly Offer[] {
  return [
    teamOffer('map_winner', sides),
    ...handicapOffers('kill_handicap', sides, {
      candidates: halves(-MOST_KILL_LEAD, MOST_KILL_LEAD),
      chance: (line) => killHandicapChance(model, line),
    }),
    ...totalOffers('total_kills', halves(0.5, MOST_TOTAL_KILLS), (line) => killsOverChance(model, line)),
    plain('odd_even_kills', ODD_EVEN),
    ...RACE_TARGETS.map((target) => teamOffer('race_to_kills', sides, target)),
    teamOffer('first_blood', sides),
    teamOffer('first_tower', sides),
    ...totalOffers('duration', halves(0.5, LONGEST_MINUTES), (line) => durationOverChance(model, line)),
  ];
}

function roundsOffers(sides: Sides, { finals }: RoundsModel): readonly Offer[] {
  return [
    teamOffer('map_winner', sides),
    ...handicapOffers('rounds_handicap', sides, {
      candidates: halves(-MOST_ROUND_LEAD, MOST_ROUND_LEAD),
      chance: (line) => handicapChance(finals, line),
    }),
    ...totalOffers('total_rounds', halves(FEWEST_ROUNDS, MOST_ROUNDS), (line) => overChance(finals, line)),
    plain('odd_even_rounds', ODD_EVEN),
    ...RACE_TARGETS.map((target) => teamOffer('race_to_rounds', sides, target)),
    teamOffer('pistol_1', sides),
    teamOffer('pistol_13', sides),
  ];
}
