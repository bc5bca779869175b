import type { WalletAnswer, WalletMovement } from '@clutchline/contract/operator';

import { PlainError } from '../platform/errors';
import type { OperatorWallet, WalletReply } from '../platform/operator-wallet';
import { DAY, HOUR } from '../platform/time/durations';
import type { OwnMovement, SeamlessStore } from './seamless-store';

export interface Difference {
  readonly transactionId: string;
  readonly playerId: string;
  readonly what: string;
}

export interface Reconciliation {
  readonly compared: number;
  /** Not decided or delivered yet, so not compared. */
  readonly open: number;
  readonly differences: readonly Difference[];
}

/** The clocks of both sides, and the time of a call, differ at most by this. */
const SLACK_MS = HOUR;
const MOST_PAGES = 10_000;

async function readList(wallet: OperatorWallet, from: number, to: number): Promise<Map<string, WalletMovement>> {
  const found = new Map<string, WalletMovement>();
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const reply: WalletReply<WalletAnswer<'listMovements'>> = await wallet.call('listMovements', {
      from,
      to,
      ...(cursor !== null && { cursor }),
    });
    if (reply.kind === 'unknown')
      throw new PlainError(`The operator's wallet did not answer with its list: ${reply.reason}.`);
    for (const movement of reply.answer.items) found.set(movement.transaction_id, movement);
    cursor = reply.answer.next;
    if (cursor === null) return found;
  }
  throw new PlainError("The list of the operator's wallet does not end.");
}

/** Null: equal. */
function compare(own: OwnMovement, theirs: WalletMovement | undefined): string | null {
  if (own.status === 'rolled_back')
    return theirs?.status === 'done' ? 'was rolled back here, and not in the wallet' : null;
  if (theirs === undefined) return `is missing in the wallet: ${own.kind} ${own.amount} ${own.currency}`;
  if (theirs.status === 'rolled_back') return 'was rolled back in the wallet, and not here';
  for (const field of ['kind', 'player_id', 'currency', 'amount'] as const)
    if (own[field] !== theirs[field]) return `${field} is ${own[field]} here and ${theirs[field]} in the wallet`;
  return null;
}

/** A day of real time in UTC: every movement that the lists of both sides do not have alike. */
export async function reconcileDay(
  store: Pick<SeamlessStore, 'movements'>,
  wallet: OperatorWallet,
  date: string,
): Promise<Reconciliation> {
  const from = Date.parse(`${date}T00:00:00Z`);
  const to = from + DAY;
  const theirs = await readList(wallet, from - SLACK_MS, to + SLACK_MS);
  const known = await store.movements(from - DAY, to + DAY);
  const ofDay = known.filter(({ at }) => at >= from && at < to);
  const closed = ofDay.filter(({ isOpen }) => !isOpen);
  const differences = closed.flatMap((own): Difference[] => {
    const what = compare(own, theirs.get(own.transaction_id));
    return what === null ? [] : [{ transactionId: own.transaction_id, playerId: own.player_id, what }];
  });
  const ids = new Set(known.map(({ transaction_id }) => transaction_id));
  for (const { transaction_id, player_id, status, kind, amount, currency } of theirs.values())
    if (status === 'done' && !ids.has(transaction_id))
      differences.push({
        ...{ transactionId: transaction_id, playerId: player_id },
        what: `is unknown here: ${kind} ${amount} ${currency}`,
      });
  return { compared: closed.length, open: ofDay.length - closed.length, differences };
}
