import { hasDeskRight, type DeskBody } from '@clutchline/contract/desk';

import { betStateOf } from '../../history';
import { orderNumberFrom } from '../../placement';
import { currencyOf } from '../../players';
import { REPORT_KEYS } from '../../reports';
import type { DeskCaller } from '../access/find-session';
import { onceDone } from '../audit/once-done';
import { recordAction, RepeatedRequestError } from '../audit/record-action';
import type { DeskContext } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import { exportedFile, type ExportedFile, type ExportedRow } from './exported-file';
import { daysOf, describeRow } from './read-report';

const PAGE = 500;

type Body = DeskBody<'export'>;
type Pages = AsyncGenerator<readonly ExportedRow[]>;
type Stores = DeskContext['stores'];

const isoOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Day by day. */
async function* reportPages({ reports }: Stores, { from, to, time_zone: zone }: Body): Pages {
  for (const day of daysOf({ from, to }) ?? []) {
    const { rows } = await reports.read({ from: day, to: day, zone, by: REPORT_KEYS, most: null });
    yield rows.map((row) => {
      const { currency_id: currencyId, ...figures } = describeRow(row);
      return { currency: currencyOf(currencyId).code, ...figures };
    });
  }
}

async function* betPages({ bets, betSearch, reports }: Stores, { from, to, time_zone: zone }: Body): Pages {
  const span = await reports.span({ from, to, zone });
  const first = orderNumberFrom(span.from);
  let end: string | null = orderNumberFrom(span.to);
  while (end !== null) {
    const orderNos: string[] = await betSearch.find({ text: '', from: first, to: end, limit: PAGE });
    const found = await bets.byOrderNos(orderNos);
    const players = await betSearch.playerIds([...new Set(found.map(({ accountId }) => accountId))]);
    yield found.map((bet) => ({
      ...{ order_no: bet.orderNo, player_id: players.get(bet.accountId) ?? null, bet_time: isoOf(bet.betTime) },
      ...{ kind: bet.kind, state: betStateOf(bet), currency: currencyOf(bet.currencyId).code },
      ...{ stake: String(bet.stake), odds: bet.odds, payout: bet.payout === null ? null : String(bet.payout) },
      ...{ settle_time: isoOf(bet.settleTime), revision: bet.revision },
      legs: bet.legs.map(({ match, play }) => `${match.game_id} ${play.market} ${play.round}`).join('; '),
    }));
    end = orderNos.length < PAGE ? null : (orderNos.at(-1) ?? null);
  }
}

async function* balancePages({ deskReports }: Stores): Pages {
  for (let after: number | null = 0; after !== null;) {
    const found = await deskReports.balances(after, PAGE);
    yield found.map(({ playerId, nickname, currencyId, balance, debt }) => ({
      ...{ player_id: playerId, nickname, currency: currencyOf(currencyId).code },
      ...{ balance: String(balance), debt: String(debt) },
    }));
    after = found.length < PAGE ? null : (found.at(-1)?.accountId ?? null);
  }
}

const AMOUNTS = ['bets', 'turnover', 'settled_stakes', 'paid', 'refunds', 'ggr', 'takeout', 'breakage', 'adjusted'];

const EXPORTS: Readonly<
  Record<Body['of'], { readonly columns: readonly string[]; readonly pages: (stores: Stores, body: Body) => Pages }>
> = {
  report: {
    columns: ['day', 'game_type_id', 'event_id', 'market', 'currency', 'kind', ...AMOUNTS],
    pages: reportPages,
  },
  bets: {
    columns: [
      ...['order_no', 'player_id', 'bet_time', 'kind', 'state', 'currency', 'stake', 'odds', 'payout', 'settle_time'],
      ...['revision', 'legs'],
    ],
    pages: betPages,
  },
  balances: { columns: ['player_id', 'nickname', 'currency', 'balance', 'debt'], pages: balancePages },
};

interface Given {
  readonly caller: DeskCaller;
  readonly network: string | null;
  readonly body: Body;
}

function refusalOf({ operator }: DeskCaller, body: Body): 'forbidden' | 'too_many_days' | null {
  if (body.of !== 'report' && !hasDeskRight(operator.roles, 'export_persons')) return 'forbidden';
  return daysOf(body) === null ? 'too_many_days' : null;
}

/** Recorded with its filter before it begins; exports with persons need their right. */
export async function exportRows(context: DeskContext, { body, ...origin }: Given): Promise<DeskOutcome<ExportedFile>> {
  const { request_id: requestId, of, format, from, to, time_zone } = body;
  const after = { of, format, from, to, time_zone };
  const refusal = refusalOf(origin.caller, body) ?? (context.exports.take() ? null : 'too_many_exports');
  if (refusal !== null) {
    await recordAction(context.stores, context, origin, { action: 'export', after, result: refusal });
    return problem(refusal);
  }
  const recorded = await onceDone(context, async (stores) => {
    const isFirst = await recordAction(stores, context, origin, { action: 'export', after, requestId, result: 'done' });
    if (!isFirst) throw new RepeatedRequestError();
    return ok({});
  });
  if (recorded.kind === 'problem') {
    context.exports.release();
    return recorded;
  }
  const { columns, pages } = EXPORTS[of];
  const file = exportedFile(`${of}-${from}-${to}`, format, pages(context.stores, body), columns);
  file.stream.once('close', () => context.exports.release());
  return ok(file);
}
