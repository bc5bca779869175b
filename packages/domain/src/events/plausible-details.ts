import type { EventDetails } from '@clutchline/contract';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/**
 * Facts of an edition without those that contradict each other (EVENT-1, bad input row 180): an end before the start, an
 * unknown currency, shares above the pool, or places that overlap.
 */
export function plausibleDetails(details: EventDetails): EventDetails {
  const { starts_at, ends_at, prize } = details;
  const hasOrder = starts_at === null || ends_at === null || starts_at <= ends_at;
  return {
    ...details,
    ...(!hasOrder && { starts_at: null, ends_at: null }),
    prize: prize !== null && isPlausible(prize) ? prize : null,
  };
}

type Prize = NonNullable<EventDetails['prize']>;

function isPlausible({ amount, currency, shares }: Prize): boolean {
  const shared = shares.reduce((sum, share) => sum + (share.amount ?? 0) * (share.last - share.first + 1), 0);
  const isOrdered = shares.every(({ first, last }, i) => first <= last && (shares[i - 1]?.last ?? 0) < first);
  return CURRENCIES.has(currency) && isOrdered && (amount === null || shared <= amount);
}
