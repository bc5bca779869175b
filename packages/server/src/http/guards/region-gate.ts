import type { CallName } from '@clutchline/contract';
import type { FastifyRequest } from 'fastify';

import { clientAddress } from '../../platform/network/request-headers';
import { networkOf } from '../../platform/network/plain-address';
import { type RegionAnswer, checkRegion } from '../../placement';
import type { Caller } from '../../platform/calls';
import type { HttpOptions } from '../http-options';

/** Everything else works everywhere. */
export const GUARDED_CALLS: ReadonlySet<CallName> = new Set(['hostSignIn', 'playMore', 'swapTeam']);

interface GatedCall {
  readonly name: CallName;
  readonly request: FastifyRequest;
  readonly caller: Caller | null;
  readonly requestId: string | null;
}

/** S15. */
export async function checkCallerRegion(
  { context, region, trustedHops }: HttpOptions,
  { name, request, caller, requestId }: GatedCall,
): Promise<RegionAnswer | null> {
  if (!GUARDED_CALLS.has(name)) return null;
  const address = region.everyoneFrom ?? clientAddress(request.raw, trustedHops);
  const bet = caller === null || requestId === null ? null : { accountId: caller.accountId, requestId };
  const isRecordedLater = name !== 'hostSignIn';
  return await checkRegion(context, region, { address, network: networkOf(address), bet, isRecordedLater });
}
