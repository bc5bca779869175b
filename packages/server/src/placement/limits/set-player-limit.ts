import type { Refusal } from '@clutchline/contract';
import { changeLimit, parseAmount } from '@clutchline/domain';

import type { Context } from '../context';
import { currencyOf } from '../../players';
import { readPlayerLimits } from './read-player-limits';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../../platform/calls';

type Request = CallRequest<'setPlayerLimit'>;
type Wanted = { readonly value: bigint | null } | { readonly refusal: Refusal };

/** A stricter value applies at once, a looser one after 24 h of business time (BET-7, R13). */
export async function setPlayerLimit(
  context: Pick<Context, 'inTransaction' | 'stores' | 'clock' | 'wallClock'>,
  request: Request,
  info: CallInfo,
): Promise<Outcome<CallResponse<'setPlayerLimit'>>> {
  const { accountId, currencyId } = callerOf(info);
  const { limit: asked } = request;
  const wanted = wantedOf(asked, currencyOf(currencyId).decimals);
  if ('refusal' in wanted) return { kind: 'refused', refusal: wanted.refusal };
  await context.inTransaction(async ({ protections }) => {
    const { limits } = await protections.hold(accountId);
    const before = limits.find(({ kind }) => kind === asked.kind) ?? { value: null, pending: null };
    const after = changeLimit(before, wanted.value, context.clock.now());
    await protections.writeLimit(accountId, { kind: asked.kind, ...after });
  });
  return await readPlayerLimits(context, request, info);
}

/** Minor units, above 0: a player who wants no betting takes a break. */
function wantedOf({ value }: Request['limit'], decimals: number): Wanted {
  if (value === null) return { value };
  if (typeof value === 'number') return { value: BigInt(value) };
  const amount = parseAmount(value, decimals);
  if (amount === null) return { refusal: 'amount_format' };
  return amount > 0n ? { value: amount } : { refusal: 'amount_low' };
}
