import { formatAmount } from '@clutchline/domain';

import type { NewBet, PlacementToCommit } from './placement-store';
import { currencyOf } from '../players';

/** Held until the operator's wallet has given the stake. */
export interface HeldStake {
  readonly orderNo: string;
  readonly accountId: number;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly heldUntil: number;
  /** No in-play delay: may be accepted as soon as it is funded. */
  readonly isPrompt: boolean;
}

export type Placement = Omit<PlacementToCommit, 'acceptUntil'>;

interface HeldPlacement {
  readonly placement: Placement;
  readonly held: readonly HeldStake[];
}

/** Every bet is held, and its stake awaited. */
export function holdFunds(placement: Placement, at: number): HeldPlacement {
  const { accountId, wallet } = placement;
  const bets = placement.bets.map((bet): NewBet & { readonly heldUntil: number } => ({
    ...bet,
    heldUntil: bet.heldUntil ?? at,
  }));
  const results = placement.answer.results.map((result) =>
    result.order_no === null ? result : ({ ...result, receive_status: 1 } as const),
  );
  const held = bets.map(({ orderNo, stake, heldUntil, delayMs, referral }) => ({
    ...{ orderNo, accountId, currencyId: wallet.currencyId, stake, heldUntil },
    isPrompt: delayMs === 0 && referral === null,
  }));
  const amount = formatAmount(wallet.balance, currencyOf(wallet.currencyId).decimals);
  return { placement: { ...placement, bets, answer: { results, amount }, awaitsFunds: true }, held };
}
