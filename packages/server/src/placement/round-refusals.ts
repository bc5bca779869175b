import { parseAmount } from '@clutchline/domain';
import { isVirtualId, roundOfGame } from '@clutchline/domain/virtual-round';

import { currencyOf } from '../players';
import type { PlacementSnapshot, RoundRefusal, SnapshotPoint } from './placement-store';
import type { BetDecision } from './validation/bet-decision';
import type { RequestedBet } from './validation/requested-bets';

interface Decided {
  readonly requestedBets: readonly RequestedBet[];
  readonly decisions: readonly BetDecision[];
  readonly points: ReadonlyMap<number, SnapshotPoint>;
}

/** Without stakes that the balance could not pay: anyone could ask for those. @param now business ms. */
export function refusalsOnRounds(
  { requestedBets, decisions, points }: Decided,
  { wallet: { currencyId, balance } }: Pick<PlacementSnapshot, 'wallet'>,
  now: number,
): readonly RoundRefusal[] {
  const { decimals } = currencyOf(currencyId);
  return requestedBets.flatMap(({ kind, selections: [selection], stake: text }, index) => {
    const decision = decisions[index];
    const point = points.get(selection?.shop_id ?? 0);
    if (kind !== 'single' || decision?.kind !== 'refused' || point === undefined || !isVirtualId(point.gameId))
      return [];
    const stake = parseAmount(text, decimals) ?? 0n;
    if (now >= point.startTime || stake <= 0n || stake > balance) return [];
    return [{ round: roundOfGame(point.gameId), pointId: point.pointId, currencyId, stake, reason: decision.refusal }];
  });
}
