import type { Context } from './context';
import type { RegionRules } from '../players';
import type { Origin } from '../platform/calls';

/** `bet` null: not recorded. */
export interface RegionQuestion {
  readonly address: string;
  readonly network: string | null;
  readonly bet: { readonly accountId: number; readonly requestId: string } | null;
  /** In the service's transaction. */
  readonly isRecordedLater: boolean;
}

export interface RegionAnswer {
  readonly isBlocked: boolean;
  readonly origin: Origin;
}

/**
 * An address without a country, such as a private one, is allowed (ROLE-1, ERR-5). There is no bet without a recorded
 * decision (S15). A request with an answer may read it (BET-8).
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
