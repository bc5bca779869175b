import type { Context } from '../context';
import { callerOf } from './caller-of';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';
import { toPlayerLimitsInfo } from './to-player-limits-info';

/** The limits the player set for himself, and his break (BET-7, S27). */
export async function readPlayerLimits(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  _request: CallRequest<'getPlayerLimits'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getPlayerLimits'>>> {
  const { accountId, currencyId } = callerOf(info);
  const protection = await stores.protections.read(accountId);
  return { kind: 'ok', data: toPlayerLimitsInfo(protection, currencyId, clock.now()) };
}
