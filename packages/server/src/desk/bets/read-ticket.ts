import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';
import { formatOdd } from '@clutchline/domain';

import { describeReceipt, type BetRecord } from '../../history';
import type { DeskContext } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import type { LedgerRow, PriceNow } from './bet-search-store';

const describePrices = ({ legs }: BetRecord, prices: readonly PriceNow[]): DeskAnswer<'ticket'>['prices'] =>
  prices.map(({ pointId, version, odd, versionNow, steps }, index) => ({
    ...{ point_id: pointId, version, odd: formatOdd(legs[index]?.odd ?? 0), version_now: versionNow },
    odd_now: odd === null ? null : formatOdd(odd),
    steps: steps.map((step) => ({ ...step, odd: formatOdd(step.odd) })),
  }));

export const describeLedger = (rows: readonly LedgerRow[]): DeskAnswer<'ticket'>['ledger'] =>
  rows.map(({ transactionId, entries, ...row }) => ({ transaction_id: transactionId, ...row, entries: [...entries] }));

/** Everything that is stored about a bet (DESK-19). */
export async function readTicket(
  { stores }: Pick<DeskContext, 'stores'>,
  { order_no: orderNo }: DeskBody<'ticket'>,
): Promise<DeskOutcome<DeskAnswer<'ticket'>>> {
  const { bets, betSearch } = stores;
  const [found] = await bets.byOrderNos([orderNo]);
  const receipt = found === undefined ? null : await bets.receipt(found.accountId, orderNo);
  if (receipt === null) return problem('unknown_subject');
  const { accountId, requestId } = receipt.bet;
  const ledger = await betSearch.ledgerOf(orderNo);
  return ok({
    player_id: (await betSearch.playerIds([accountId])).get(accountId) ?? '',
    ...describeReceipt(receipt),
    stored_answer: await betSearch.storedAnswer(accountId, requestId),
    prices: describePrices(receipt.bet, await betSearch.pricesOf(orderNo)),
    ledger: describeLedger(ledger),
    seals: await betSearch.seals(ledger.flatMap(({ seal }) => (seal === null ? [] : [seal]))),
  });
}
