import type { CallName } from '@clutchline/contract';
import type { FastifyRequest } from 'fastify';

import { clientAddress } from '../../platform/network/request-headers';
import { networkOf } from '../../platform/network/plain-address';
import { checkRegion } from '../../placement';
import type { Caller, Origin } from '../../platform/calls';
import type { HttpOptions } from '../http-options';

const PAID_IN_CHESS = ['refreshChess', 'buyChessCard', 'sellChessFind', 'rentChessSlot'] as const;

/** Everything else works everywhere. */
export const GUARDED_CALLS: ReadonlySet<CallName> = new Set([
  'hostSignIn',
  'exchangeToken',
  'playMore',
  'swapTeam',
  'acceptOffer',
  ...PAID_IN_CHESS,
]);
/** Answered everywhere, but not alike. */
const AWARE_CALLS: ReadonlySet<CallName> = new Set([
  'getChessState',
  'sellChessCard',
  'moveChessCard',
  'changeChessSeeds',
]);
/** Their service stores the decision with the bet. */
const RECORDED_LATER: ReadonlySet<CallName> = new Set(['playMore', 'swapTeam', 'acceptOffer']);

export interface GateAnswer {
  readonly isBlocked: boolean;
  /** The region is blocked, but not this call. */
  readonly isAllowedAnyway: boolean;
  /** Null unless the call depends on it. */
  readonly origin: Origin | null;
}

const UNASKED: GateAnswer = { isBlocked: false, isAllowedAnyway: false, origin: null };

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
): Promise<GateAnswer> {
  const isAware = AWARE_CALLS.has(name);
  if (!isAware && !GUARDED_CALLS.has(name)) return UNASKED;
  const address = region.everyoneFrom ?? clientAddress(request.raw, trustedHops);
  const bet = caller === null || requestId === null || isAware ? null : { accountId: caller.accountId, requestId };
  const question = { address, network: networkOf(address), bet, isRecordedLater: RECORDED_LATER.has(name) };
  const { isBlocked, origin } = await checkRegion(context, region, question);
  return { isBlocked: isBlocked && !isAware, isAllowedAnyway: isBlocked && isAware, origin };
}
