import type { Refusal } from '@clutchline/contract';
import { changeLimit, parseAmount } from '@clutchline/domain';

import type { Context } from '../context';
import { currencyOf } from '../../players';
import { readPlayerLimits } from './player-limits';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../../platform/calls';

type Request = CallRequest<'setPlayerLimit'>;
type ParsedValue = { readonly value: bigint | null } | { readonly refusal: Refusal };

/** A stricter value applies at once, a looser one after 24 h of business time (BET-7, R13). */
export async function setPlayerLimit(
  context: Pick<Context, 'inTransaction' | 'stores' | 'clock' | 'wallClock'>,
  request: Request,
  info: CallInfo,
): Promise<Outcome<CallResponse<'setPlayerLimit'>>> {
  const { accountId, currencyId } = callerOf(info);
  const { limit: requested } = request;
  const parsed = parseValue(requested, currencyOf(currencyId).decimals);
  if ('refusal' in parsed) return { kind: 'refused', refusal: parsed.refusal };
  await context.inTransaction(async ({ protections }) => {
    const { limits } = await protections.hold(accountId);
    const before = limits.find(({ kind }) => kind === requested.kind) ?? { value: null, pending: null };
    const after = changeLimit(before, parsed.value, context.clock.now());
    await protections.writeLimit(accountId, { kind: requested.kind, ...after });
  });
  return await readPlayerLimits(context, request, info);
}

/** Minor units, above 0: a player who wants no betting takes a break. */
function parseValue({ value }: Request['limit'], decimals: number): ParsedValue {
  if (value === null) return { value };
  if (typeof value === 'number') return { value: BigInt(value) };
  const amount = parseAmount(value, decimals);
  if (amount === null) return { refusal: 'amount_format' };
  return amount > 0n ? { value: amount } : { refusal: 'amount_low' };
}
