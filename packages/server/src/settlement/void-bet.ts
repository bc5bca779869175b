import { CORRECTION_NOTICE_AFTER_MS } from '@clutchline/domain';
import type { VoidReason } from '@clutchline/contract';

import { alone, type Alongside, type DecidingContext } from './alongside';
import { computeVoid } from './compute-void';
import type { Stores } from './context';
import type { Decided } from './apply-decision';
import { planRecount } from './plan-decisions';
import type { MatchToSettle } from './result-store';
import type { StoredBetVoid, TicketToVoid } from './settlement-store';
import { playerEvents } from '../bus';
import { distinctOperators } from '../operator';
import { postPools, refreshPoolsOf } from '../pools';
import { settleBets } from './settle-bets';
import { storePlayOutcomes } from './store-play-outcomes';

export interface BetVoid {
  readonly orderNo: string;
  readonly voidReason: VoidReason;
  readonly reason: string;
  readonly by: readonly [string, string];
}

export type BetVoidRefusal = 'unknown_bet' | 'not_accepted' | 'void_already';

/** Final: one ticket, whatever becomes of its points. A pool that is closed is counted again without it. */
export async function voidBet<Own extends Stores>(
  context: DecidingContext<Own>,
  { by, ...wanted }: BetVoid,
  alongside: Alongside<Own> = alone,
): Promise<Decided<BetVoidRefusal | 'same_person'>> {
  const approvedBy = distinctOperators(by);
  if (approvedBy === null) return { kind: 'refused', reason: 'same_person' };
  const betVoid = { ...wanted, approvedBy, at: context.clock.now() };
  const ticket = await context.stores.settlements.ticket(wanted.orderNo);
  if (ticket === null) return { kind: 'refused', reason: 'unknown_bet' };
  const outcome = await context.inTransaction(async (stores) => {
    // The play before the bet, as a swap does.
    const match = ticket.isPool ? await stores.results.lockMatch(ticket.gameId) : null;
    const refusal = await storeVoid(stores, betVoid);
    if (refusal !== null) return refusal;
    const plays = match === null ? 0 : await recount(stores, ticket, { match, betVoid });
    await alongside(stores, plays);
    return plays;
  });
  if (typeof outcome === 'string') return { kind: 'refused', reason: outcome };
  const others = ticket.isPool ? await settlePool(context, ticket) : 0;
  return { kind: 'decided', plays: outcome, bets: 1 + others };
}

async function storeVoid(stores: Stores, betVoid: StoredBetVoid): Promise<BetVoidRefusal | null> {
  const { orderNo, voidReason, reason, at } = betVoid;
  const { obstacle } = (await stores.settlements.lockTicket(orderNo)) ?? { obstacle: 'not_accepted' };
  if (obstacle !== null) return obstacle;
  const batch = await stores.settlements.lockBets([orderNo]);
  const computed = computeVoid(batch, voidReason, reason);
  if (computed === null) return 'void_already';
  const { accountId, legs, settlement } = computed;
  await stores.settlements.storeVoid(betVoid);
  const noticeBefore = at - CORRECTION_NOTICE_AFTER_MS;
  const holdsWallets = batch.wallets !== null;
  await stores.settlements.settle({ at, noticeBefore, legs, settlements: [settlement], holdsWallets });
  await stores.outbox.add(playerEvents([{ orderNo, accountId }]));
  return null;
}

async function recount(
  stores: Stores,
  { gameId, playId }: TicketToVoid,
  { match, betVoid }: { readonly match: MatchToSettle; readonly betVoid: StoredBetVoid },
): Promise<number> {
  const plays = planRecount(match, playId, betVoid.reason);
  await storePlayOutcomes(stores, { gameId, plays, at: betVoid.at });
  return plays.length;
}

async function settlePool<Own extends Stores>(
  context: DecidingContext<Own>,
  { gameId, playId }: TicketToVoid,
): Promise<number> {
  const bets = await settleBets(context, [gameId]);
  await postPools(context);
  await refreshPoolsOf(context, [playId]);
  return bets;
}
