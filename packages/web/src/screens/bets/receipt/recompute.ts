import type { BetReceipt, ReceiptRevision } from '@clutchline/contract';
import {
  formatAmount,
  paidLeg,
  parseAmount,
  parseOdd,
  settleBet,
  type BetSettlement,
  type SettledLeg,
} from '@clutchline/domain';

export interface Recomputed {
  readonly legs: readonly SettledLeg[];
  /** Wire amount. */
  readonly payout: string;
  readonly odds: string;
  readonly isCapped: boolean;
  /** On payout, odds and outcome. */
  readonly agrees: boolean;
}

const ODD_DECIMALS = 3;

/** Wire amounts have all decimals. */
const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;

const isAsStated = (state: BetSettlement['state'], { is_cancel, prize_status }: ReceiptRevision): boolean =>
  state === (is_cancel === 1 ? 'refunded' : prize_status === 1 ? 'won' : prize_status === 2 ? 'lost' : 'open');

/** By the settlement's rules (BET-9); null if invalid. */
export function recompute({ bet, cap, is_pool }: BetReceipt, revision: ReceiptRevision): Recomputed | null {
  const decimals = decimalsOf(bet.stake);
  const stake = parseAmount(bet.stake, decimals);
  const most = cap === null ? null : parseAmount(cap, decimals);
  const legs = legsOf(revision, is_pool === 1);
  if (stake === null || legs.length !== bet.legs.length) return null;
  const { payout, settlementOdds, state } = settleBet({ stake, cap: most, sizes: bet.sizes, legs });
  const shown = formatAmount(payout, decimals);
  const isSame = shown === revision.settlement_amount && settlementOdds === revision.settlement_odds;
  const agrees = isSame && isAsStated(state, revision);
  return { legs, payout: shown, odds: settlementOdds, isCapped: state === 'won' && payout === most, agrees };
}

function legsOf({ legs }: ReceiptRevision, isPool: boolean): SettledLeg[] {
  return legs.map(({ odd, outcome, dead_heat, closing_odd }) => {
    const closing = closing_odd === null ? null : parseAmount(closing_odd, ODD_DECIMALS);
    const decided = { odd: parseOdd(odd), outcome, dead_heat, closing_odd: closing === null ? null : Number(closing) };
    return paidLeg(decided, isPool);
  });
}
