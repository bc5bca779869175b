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
  /** In the order of the ticket. */
  readonly legs: readonly SettledLeg[];
  /** In the wire format. */
  readonly payout: string;
  readonly odds: string;
  readonly isCapped: boolean;
  /** Whether payout, odds and outcome equal those of the server. */
  readonly agrees: boolean;
}

const ODD_DECIMALS = 3;

/** Amounts on the wire have all decimals of their currency. */
const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;

const isAsStated = (state: BetSettlement['state'], { is_cancel, prize_status }: ReceiptRevision): boolean =>
  state === (is_cancel === 1 ? 'refunded' : prize_status === 1 ? 'won' : prize_status === 2 ? 'lost' : 'open');

/** Recomputes with the shared settlement rules (BET-9); null if the receipt is invalid. */
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
