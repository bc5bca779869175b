import type { PlayerAnswer } from '@clutchline/contract/operator';
import {
  currentBreak,
  currentLimit,
  type OperatorLimits,
  type PlayerLimitKind,
  possibleReturn,
} from '@clutchline/domain';

import type { Context } from './context';
import { currencyOf, type SetProtection } from '../players';
import type { OpenBet } from './integration-store';
import { done, type OperatorOutcome, problem } from './operator-outcome';

const textOf = (amount: bigint | null): string | null => (amount === null ? null : amount.toString());
const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** ROLE-1. */
export async function readPlayer(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  playerId: string,
): Promise<OperatorOutcome> {
  const accountId = await stores.integration.accountOf(playerId);
  const wallet = accountId === null ? null : await stores.wallets.read(accountId);
  if (wallet === null) return problem('unknown_player');
  const { integration, protections } = stores;
  const answer: PlayerAnswer = {
    player_id: playerId,
    nickname: wallet.nickname,
    currency: currencyOf(wallet.currencyId).code,
    balance: wallet.balance.toString(),
    debt: (await integration.debtOf(wallet.accountId)).toString(),
    open_stakes: (await integration.openStakes(wallet.accountId)).toString(),
    open_liability: liabilityOf(await integration.openBets(wallet.accountId)).toString(),
    own_limits: ownLimits(await protections.read(wallet.accountId), clock.now()),
    operator_limits: operatorLimits(await integration.limitsOf(wallet.accountId)),
  };
  return done(answer);
}

/** What the bets return if all legs win. */
const liabilityOf = (bets: readonly OpenBet[]): bigint =>
  bets.reduce((sum, { stake, odds, cap, sizes }) => sum + possibleReturn(stake, odds, cap, sizes), 0n);

function ownLimits({ limits, pause }: SetProtection, now: number): PlayerAnswer['own_limits'] {
  const valueOf = (kind: PlayerLimitKind): bigint | null => {
    const set = limits.find((limit) => limit.kind === kind);
    return set === undefined ? null : currentLimit(set, now).value;
  };
  const minutes = valueOf('session_minutes');
  return {
    day_stake: textOf(valueOf('day_stake')),
    day_loss: textOf(valueOf('day_loss')),
    session_minutes: minutes === null ? null : Number(minutes),
    excluded_until: timeOf(currentBreak(pause, now)?.until ?? null),
  };
}

function operatorLimits(limits: OperatorLimits): PlayerAnswer['operator_limits'] {
  return {
    day_stake: textOf(limits.dayStake),
    day_loss: textOf(limits.dayLoss),
    session_minutes: limits.sessionMinutes,
    stake_factor: limits.stakeFactor,
    excluded_until: timeOf(limits.excludedUntil),
  };
}
