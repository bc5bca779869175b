import { formatAmount } from '@clutchline/domain';

import type { FundingStores } from './context';
import type { HeldStake } from './funding-store';
import type { NewBet, PlacementToCommit } from './placement-store';
import { currencyOf } from '../players';
import { entriesOf, OPERATOR_AWAITING, playerAccount } from '../ledger';

type Placement = Omit<PlacementToCommit, 'acceptUntil'>;

interface HeldPlacement {
  readonly placement: Placement;
  readonly held: readonly HeldStake[];
}

/** Every bet is held, and its stake is in the wallet for the transaction that takes it. */
export async function holdFunds(
  { wallets }: Pick<FundingStores, 'wallets'>,
  placement: Placement,
  at: number,
): Promise<HeldPlacement> {
  const { accountId, wallet } = placement;
  const { currencyId } = wallet;
  const known = (await wallets.read(accountId))?.balance ?? 0n;
  const amount = formatAmount(known, currencyOf(currencyId).decimals);
  const bets = placement.bets.map((bet): NewBet & { readonly heldUntil: number } => ({
    ...bet,
    heldUntil: bet.heldUntil ?? at,
  }));
  const fundIds = await wallets.post(
    bets.map(({ stake }) => ({
      ...({ kind: 'wallet-fund', orderNo: null, at } as const),
      entries: entriesOf(currencyId, [
        [OPERATOR_AWAITING, -stake],
        [playerAccount(accountId), stake],
      ]),
    })),
  );
  const results = placement.answer.results.map((result) =>
    result.order_no === null ? result : ({ ...result, receive_status: 1 } as const),
  );
  const held = bets.flatMap(({ orderNo, stake, heldUntil, delayMs, referral }, index): HeldStake[] => {
    const fundId = fundIds[index];
    return fundId === undefined
      ? []
      : [{ orderNo, accountId, currencyId, stake, heldUntil, isPrompt: delayMs === 0 && referral === null, fundId }];
  });
  const version = bets.length === 0 ? wallet.version : wallet.version + 1;
  return { placement: { ...placement, bets, wallet: { ...wallet, version }, answer: { results, amount } }, held };
}
