import type { Refusal } from '@clutchline/contract';
import { changeLimit, parseAmount, type PlayerLimit } from '@clutchline/domain';

import type { Context } from '../context';
import { callerOf } from './caller-of';
import { currencyOf } from './currencies';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';
import { toPlayerLimitsInfo } from './to-player-limits-info';

type Request = CallRequest<'setPlayerLimit'>;
type Wanted = { readonly value: bigint | null } | { readonly refusal: Refusal };

/** Sets one limit of the player: tighter at once, looser after 24 h of business time (BET-7, R13). */
export async function setPlayerLimit(
  { inTransaction, clock }: Pick<Context, 'inTransaction' | 'clock'>,
  { limit: asked }: Request,
  info: CallInfo,
): Promise<Outcome<CallResponse<'setPlayerLimit'>>> {
  const { accountId, currencyId } = callerOf(info);
  const wanted = wantedOf(asked, currencyOf(currencyId).decimals);
  if ('refusal' in wanted) return { kind: 'refused', refusal: wanted.refusal };
  return await inTransaction(async ({ protections }) => {
    const { limits, pause } = await protections.hold(accountId);
    const now = clock.now();
    const before = limits.find(({ kind }) => kind === asked.kind) ?? { value: null, pending: null };
    const after: PlayerLimit = { kind: asked.kind, ...changeLimit(before, wanted.value, now) };
    await protections.writeLimit(accountId, after);
    const changed = { limits: [...limits.filter(({ kind }) => kind !== asked.kind), after], pause };
    return { kind: 'ok', data: toPlayerLimitsInfo(changed, currencyId, now) };
  });
}

/** An amount in minor units, above 0: who wants to stake nothing takes a break. */
function wantedOf({ value }: Request['limit'], decimals: number): Wanted {
  if (value === null) return { value };
  if (typeof value === 'number') return { value: BigInt(value) };
  const amount = parseAmount(value, decimals);
  if (amount === null) return { refusal: 'amount_format' };
  return amount > 0n ? { value: amount } : { refusal: 'amount_low' };
}
