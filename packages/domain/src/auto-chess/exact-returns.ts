import { dividedBy, fraction, plus, times, type Fraction } from '../chance/index';
import { buyPrice, isFind, MARKET_PLACES, sellPrice, STARS, type PriceList, type Star, type Tier } from './price-list';

/** Return of a strategy (CHESS-5). */
export interface ChessReturn {
  /** What the cards of a market bring beyond their cost, divided by the fee. */
  readonly refresh: Fraction;
  /** All that is received divided by all that is paid, cards included. */
  readonly allPaid: Fraction;
}

const PER_MILLE = 1_000;
const ZERO = fraction(0);

/** Chance that a market has a card of these stars at least once, exactly: `chanceOfStar(list, 'basic', [2, 3])` of a find. */
export function chanceOfStar(list: PriceList, tier: Tier, stars: readonly Star[]): Fraction {
  const { stars: odds } = list.tiers[tier];
  const others = STARS.reduce((sum, star) => (stars.includes(star) ? sum : sum + (odds[star - 1] ?? 0)), 0);
  const none = fraction(BigInt(others) ** BigInt(MARKET_PLACES), BigInt(PER_MILLE) ** BigInt(MARKET_PLACES));
  return plus(fraction(1), times(fraction(-1), none));
}

/** Exact return of buying and selling all five cards at once. */
export function returnOfAllCards(list: PriceList, tier: Tier): ChessReturn {
  return returnOfCards(list, tier, () => true);
}

/** Exact return of selling finds directly and leaving all other cards. */
export function returnOfFinds(list: PriceList, tier: Tier): ChessReturn {
  return returnOfCards(list, tier, (rank, star) => isFind(list, rank, star));
}

function returnOfCards(list: PriceList, tier: Tier, isTaken: (rank: number, star: Star) => boolean): ChessReturn {
  const odds = list.tiers[tier];
  let [paid, received] = [ZERO, ZERO];
  odds.ranks.forEach((rankOdds, index) => {
    for (const star of STARS) {
      if (!isTaken(index + 1, star)) continue;
      const cards = fraction(MARKET_PLACES * rankOdds * (odds.stars[star - 1] ?? 0), PER_MILLE ** 2);
      paid = plus(paid, times(cards, fraction(buyPrice(list, index + 1, star))));
      received = plus(received, times(cards, fraction(sellPrice(list, index + 1, star))));
    }
  });
  const fee = fraction(odds.fee);
  return {
    refresh: dividedBy(plus(received, times(fraction(-1), paid)), fee),
    allPaid: dividedBy(received, plus(paid, fee)),
  };
}
