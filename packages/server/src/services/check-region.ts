import type { Context } from '../context';
import type { RegionRules } from '../ports/country-of';
import type { Origin } from '../ports/region-store';

/** Who asks from where; without account and request there is nothing to record. */
export interface RegionQuestion {
  readonly address: string;
  /** The network the address is in, as it is kept; null if the text is no address. */
  readonly network: string | null;
  readonly bet: { readonly accountId: number; readonly requestId: string } | null;
  /** Whether the service itself records, with what it does, that the call was let through. */
  readonly isRecordedLater: boolean;
}

export interface RegionAnswer {
  readonly isBlocked: boolean;
  readonly origin: Origin;
}

/**
 * Whether a call may be made from where the caller is (ROLE-1, ERR-5, S15). An address that no country has, a private one
 * above all, is let through; text that is no address is refused as soon as any country is blocked. The decision about a bet is on record with the bet, and before it where it is refused; where it
 * cannot be recorded there is no bet. A request that was answered before is let through to its answer: nothing new comes of it (BET-8).
 */
export async function checkRegion(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  { countryOf, blockedCountries }: RegionRules,
  { address, network, bet, isRecordedLater }: RegionQuestion,
): Promise<RegionAnswer> {
  const country = countryOf.of(address);
  const isKnown = network !== null || blockedCountries.size === 0;
  const allowed = isKnown && (country === null || !blockedCountries.has(country));
  const origin = { network, country };
  const isRecordedNow = bet !== null && !(allowed && isRecordedLater);
  if (isRecordedNow) await stores.regions.record({ ...bet, ...origin, allowed, at: clock.now() });
  if (allowed) return { isBlocked: false, origin };
  const isAnswered = bet !== null && (await stores.placements.find(bet.accountId, bet.requestId)) !== null;
  return { isBlocked: !isAnswered, origin };
}
