import {
  MOST_ON_PAGE,
  type LedgerTransactionAnswer,
  type OperatorBet,
  type PageQuery,
} from '@clutchline/contract/operator';
import { formatOdd } from '@clutchline/domain';

import type { Context } from './context';
import { betStateOf, type BetRecord } from '../history';
import { currencyOf } from '../players';
import { done, type OperatorOutcome, problem } from './operator-outcome';
import { BEGINNING, cursorOf, readCursor } from './page-cursor';
import type { Listed, ListedTransaction, Position } from './reporting-store';

type Needs = Pick<Context, 'stores'>;

const DEFAULT_ON_PAGE = 100;

export const isoTime = (at: number): string => new Date(at).toISOString();

async function positionOf({ stores }: Needs, listed: Listed, cursor: string | undefined): Promise<Position | null> {
  if (cursor === undefined) return BEGINNING;
  const position = readCursor(listed, cursor);
  return position !== null && (await stores.reporting.isListed(listed, position)) ? position : null;
}

interface Page<Row extends Position> {
  readonly read: (after: Position, most: number) => Promise<readonly Row[]>;
  readonly show: (rows: readonly Row[]) => Promise<readonly object[]>;
}

/** One row more shows whether there is a next page. */
async function listPage<Row extends Position>(
  needs: Needs,
  listed: Listed,
  { cursor, limit }: PageQuery,
  { read, show }: Page<Row>,
): Promise<OperatorOutcome> {
  const after = await positionOf(needs, listed, cursor);
  if (after === null) return problem('invalid', { field: 'cursor' });
  const most = Math.min(Number(limit ?? DEFAULT_ON_PAGE), MOST_ON_PAGE);
  const found = await read(after, most + 1);
  const rows = found.slice(0, most);
  const last = rows.at(-1);
  const next = last === undefined ? (cursor ?? null) : cursorOf(listed, last);
  return done({ items: await show(rows), next, has_more: found.length > most });
}

/** ROLE-1: of the ledger, for reconciliation. A row that is written later comes after every cursor given before. */
export async function listTransactions(context: Needs, query: PageQuery): Promise<OperatorOutcome> {
  return await listPage(context, 'transactions', query, {
    read: (after, most) => context.stores.reporting.transactions(after, most),
    show: (rows) => Promise.resolve(rows.map(toTransaction)),
  });
}

function toTransaction({ id, kind, orderNo, transferId, at, entries }: ListedTransaction): LedgerTransactionAnswer {
  return {
    ...{ transaction_id: String(id), kind, order_no: orderNo, transfer_id: transferId, at: isoTime(at) },
    entries: entries.map(({ account, playerId, currencyId, amount }) => ({
      ...{ account, player_id: playerId, currency: currencyOf(currencyId).code, amount: amount.toString() },
    })),
  };
}

/** ROLE-1: in the order in which they were placed, in their present state. */
export async function listBets(context: Needs, query: PageQuery): Promise<OperatorOutcome> {
  return await listPage(context, 'bets', query, {
    read: (after, most) => context.stores.reporting.bets(after, most),
    show: async (rows) => {
      const records = await context.stores.bets.byOrderNos(rows.map(({ orderNo }) => orderNo));
      const byOrder = new Map(records.map((record) => [record.orderNo, record]));
      return rows.flatMap(({ orderNo, playerId }) => {
        const record = byOrder.get(orderNo);
        return record === undefined ? [] : [toBet(record, playerId)];
      });
    },
  });
}

function toBet(bet: BetRecord, playerId: string | null): OperatorBet {
  return {
    ...{ order_no: bet.orderNo, player_id: playerId, kind: bet.kind, state: betStateOf(bet) },
    ...{ currency: currencyOf(bet.currencyId).code, stake: bet.stake.toString(), odds: bet.odds },
    payout: bet.payout === null ? null : bet.payout.toString(),
    placed_at: isoTime(bet.betTime),
    settled_at: bet.settleTime === null ? null : isoTime(bet.settleTime),
    revision: bet.revision,
    legs: bet.legs.map(({ match, playId, pointId, play, odd, outcome }) => ({
      ...{ game_id: match.game_id, game_type_id: match.game_type_id, play_id: playId, point_id: pointId },
      ...{ market: play.market, odds: formatOdd(odd), outcome },
    })),
  };
}
