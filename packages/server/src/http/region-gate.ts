import type { CallName } from '@clutchline/contract';
import type { FastifyRequest } from 'fastify';

import { clientAddress } from '../client-address';
import { networkOf } from '../plain-address';
import { checkRegion, type RegionAnswer } from '../services/check-region';
import type { Caller } from '../services/service';
import type { HttpOptions } from './http-options';

/**
 * The calls that are refused from a blocked country: signing in and whatever moves money. Looking around, reading one's own
 * bets and protecting oneself stay possible everywhere.
 */
const GUARDED_CALLS: ReadonlySet<CallName> = new Set(['hostSignIn', 'playMore', 'swapTeam']);

interface GatedCall {
  readonly name: CallName;
  readonly request: FastifyRequest;
  readonly caller: Caller | null;
  readonly requestId: string | null;
}

/** Whether a call is refused for where it comes from; of each request for a bet the decision is recorded (S15). */
export async function askRegion(
  { context, region, trustedHops }: HttpOptions,
  { name, request, caller, requestId }: GatedCall,
): Promise<RegionAnswer | null> {
  if (!GUARDED_CALLS.has(name)) return null;
  const address = region.everyoneFrom ?? clientAddress(request.raw, trustedHops);
  const bet = caller === null || requestId === null ? null : { accountId: caller.accountId, requestId };
  const isRecordedLater = name !== 'hostSignIn';
  return await checkRegion(context, region, { address, network: networkOf(address), bet, isRecordedLater });
}
