import { RANKS, STARS, TIERS, type PriceList, type RankPrices, type TierOdds } from './price-list';

const PER_MILLE = 1_000;

/**
 * Faults of a price list that the game must not start with (bad input row 320): prices that are not whole hundredths above
 * 0, odds that do not sum to 1,000, free refreshes, cards that bring more at once than they cost without a find.
 *
 * @returns one text for each fault, for the operator; empty for a valid list. That no strategy gains from a list is
 *   proved by a test, not here (CHESS-9).
 */
export function priceListFaults(list: PriceList): readonly string[] {
  return [
    ...(list.version === '' ? ['the list has no version'] : []),
    ...(list.ranks.length === RANKS ? [] : [`the list has ${list.ranks.length} ranks instead of ${RANKS}`]),
    ...list.ranks.flatMap((prices, index) => rankFaults(prices, `rank ${index + 1}`)),
    ...TIERS.flatMap((tier) => tierFaults(list.tiers[tier], tier)),
    ...(list.rent.length === 0 ? ['slots 7 and 8 have no rent'] : []),
    ...list.rent.flatMap(({ hours, price }) =>
      isAmount(hours) && isAmount(price) ? [] : [`rent ${price} for ${hours} h is not whole`],
    ),
  ];
}

function rankFaults({ buy, sell }: RankPrices, name: string): string[] {
  const whole = [...buy, ...sell].every(isAmount) ? [] : [`${name}: a price is not a whole number of hundredths`];
  return sell[0] < buy[0] ? whole : [...whole, `${name}: a 1-star sells for as much as it costs`];
}

function tierFaults({ fee, ranks, stars }: TierOdds, tier: string): string[] {
  return [
    ...(isAmount(fee) ? [] : [`${tier}: the fee ${fee} is not a whole number of hundredths above 0`]),
    ...oddsFaults(ranks, RANKS, `${tier}: ranks`),
    ...oddsFaults(stars, STARS.length, `${tier}: stars`),
  ];
}

function oddsFaults(odds: readonly number[], rows: number, name: string): string[] {
  const isTable = odds.length === rows && odds.every((row) => Number.isInteger(row) && row >= 0);
  const isWhole = odds.reduce((sum, row) => sum + row, 0) === PER_MILLE;
  return isTable && isWhole ? [] : [`${name}: the odds are not ${rows} whole per mille that sum to ${PER_MILLE}`];
}

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
