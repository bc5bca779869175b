import {
  PUBLISHED_RETURNS,
  type PublishedReturn,
  type PublishedStrategyName,
  type PriceList,
  RENT_AHEAD_MS,
  RETENTION_MS,
  type Tier,
} from '@clutchline/domain/auto-chess';
import { decimalText, fraction } from '@clutchline/domain/chance';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const PERCENT = 100;
const PER_MILLE_OF_PERCENT = 10;

export const RETENTION_MINUTES = RETENTION_MS / MINUTE_MS;
export const RENT_AHEAD_HOURS = RENT_AHEAD_MS / HOUR_MS;

/** "94.18" of 9,418 hundredths of a per cent. */
export const percentOfHundredths = (hundredths: number): string => decimalText(fraction(hundredths, PERCENT), 2);

/** "88.2" of 882 per mille. */
export function perCent(perMille: number): string {
  const text = decimalText(fraction(perMille, PER_MILLE_OF_PERCENT), 1);
  return text.endsWith('.0') ? text.slice(0, -2) : text;
}

function publishedReturn(strategy: PublishedStrategyName, slots: PublishedReturn['slots'], tier: Tier): number {
  return PUBLISHED_RETURNS.find((each) => each.strategy === strategy && each.slots === slots)?.returns[tier][0] ?? 0;
}

/** Per cent of the fee: of selling finds, and of the best way of playing with all slots. */
export const returnsOf = (tier: Tier) => ({
  finds: percentOfHundredths(publishedReturn('finds', 6, tier)),
  most: percentOfHundredths(publishedReturn('any', 8, tier)),
});

/** Refreshes in these hours below which a rent costs more than a slot can bring, by the proved bounds. */
export function refreshesForRent(list: PriceList, tier: Tier, hours: number): number {
  const gain = publishedReturn('any', 8, tier) - publishedReturn('any', 6, tier);
  const price = list.rent.find((offer) => offer.hours === hours)?.price ?? 0;
  return Math.floor((2 * PERCENT * PERCENT * price) / (gain * list.tiers[tier].fee));
}
