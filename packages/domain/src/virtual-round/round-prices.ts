import { times, fraction, type Fraction } from '../chance/index';
import { killModel, pickChance, type KillModel } from './round-model';
import { roundPlays, type RoundPick, type RoundPlay } from './round-plays';
import { ROUND_TABLES, WIN_CHANCES } from './round-tables';

export interface PricedPick {
  readonly pick: RoundPick;
  /** Thousandths: 1.371 is 1371. */
  readonly price: number;
}

export interface PricedPlay extends Omit<RoundPlay, 'picks'> {
  readonly picks: readonly PricedPick[];
}

/** Chance, price and return of one pick for one win chance of side 1. */
export interface PublishedPrice extends PricedPick {
  readonly play: RoundPlay;
  /** Of side 1, per cent. */
  readonly winChance: number;
  readonly chance: Fraction;
  /** Return to player: chance · price, at most that of the group. */
  readonly returned: Fraction;
}

/** Every price of the game: nine win chances × 30 picks, computed exactly (ROUND-4, V1). */
export function publishedPrices(model: KillModel = killModel()): readonly PublishedPrice[] {
  return WIN_CHANCES.flatMap((winChance) =>
    roundPlays(winChance).flatMap((play) => play.picks.map((pick) => priceOf(play, pick, winChance, model))),
  );
}

/** Price = ⌊1000 · R / P⌋ thousandths, R the return of the group and P the chance of the pick. */
function priceOf(play: RoundPlay, pick: RoundPick, winChance: number, model: KillModel): PublishedPrice {
  const chance = pickChance(play, pick, winChance, model);
  const price = Number((BigInt(ROUND_TABLES.returns[play.group]) * chance.bottom) / chance.top);
  return { play, pick, winChance, chance, price, returned: times(chance, fraction(price, 1_000)) };
}

/**
 * Prices of the plays of a round (ROUND-4): a table computed once, as the enumeration takes some milliseconds.
 *
 * @example createPriceBook()(35)[0] // { market: 'map_winner', …, picks: [{ pick: side 1, price: 2742 }, …] }
 */
export function createPriceBook(): (winChance: number) => readonly PricedPlay[] {
  const model = killModel();
  const book = new Map(WIN_CHANCES.map((chance) => [chance, pricedPlays(chance, model)]));
  return (winChance) => {
    const plays = book.get(winChance);
    if (plays === undefined) throw new RangeError(`${winChance} % is no win chance of a round`);
    return plays;
  };
}

function pricedPlays(winChance: number, model: KillModel): readonly PricedPlay[] {
  return roundPlays(winChance).map((play) => ({
    ...play,
    picks: play.picks.map((pick) => ({ pick, price: priceOf(play, pick, winChance, model).price })),
  }));
}
