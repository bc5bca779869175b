import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import { DAY } from '../../platform/time/durations';
import type { ReportRow } from '../../reports';
import type { DeskContext } from '../context';
import { namesIn } from '../names/read-names';
import { ok, problem, type DeskOutcome } from '../desk-outcome';

const MOST_ROWS = 2_000;
const MOST_DAYS = 400;
const MOST_LISTED = 500;

/** Null: not in order, or too many. */
export function daysOf({ from, to }: { readonly from: string; readonly to: string }): string[] | null {
  const count = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (count < 1 || count > MOST_DAYS) return null;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * DAY).toISOString().slice(0, 10),
  );
}

export function describeRow(row: ReportRow): DeskAnswer<'report'>['rows'][number] {
  const { day, gameTypeId, eventId, market, currencyId, kind, bets, turnover, settledStakes, paid, refunds } = row;
  return {
    ...{ day, game_type_id: gameTypeId, event_id: eventId, market, currency_id: currencyId, kind, bets },
    ...{ turnover: String(turnover), settled_stakes: String(settledStakes), paid: String(paid) },
    ...{ refunds: String(refunds), ggr: String(settledStakes - paid - refunds) },
    ...{ takeout: String(row.takeout), breakage: String(row.breakage), adjusted: String(row.adjusted) },
  };
}

type Needs = Pick<DeskContext, 'stores'>;

/** DESK-17: the rows are those of the seal that is named. */
export async function readReport(
  needs: Needs,
  { from, to, time_zone: zone, by }: DeskBody<'report'>,
): Promise<DeskOutcome<DeskAnswer<'report'>>> {
  if (daysOf({ from, to }) === null) return problem('too_many_days');
  const { rows: found, upTo } = await needs.stores.reports.read({ from, to, zone, by, most: MOST_ROWS + 1 });
  const rows = found.slice(0, MOST_ROWS).map(describeRow);
  return ok({ up_to: upTo, rows, is_cut: found.length > MOST_ROWS, names: await namesIn(needs, rows) });
}

export async function readLiability(
  { stores }: Needs,
  { at }: DeskBody<'liability'>,
): Promise<DeskAnswer<'liability'>> {
  const found = await stores.deskReports.liability(at);
  return found.map(({ currencyId, kind, bets, stakes, liability }) => ({
    ...{ currency_id: currencyId, kind, bets, stakes: String(stakes), liability: String(liability) },
  }));
}

export async function listResettlements(
  { stores }: Needs,
  span: DeskBody<'resettlements'>,
): Promise<DeskAnswer<'resettlements'>> {
  const found = await stores.deskReports.resettlements(span, MOST_LISTED);
  return found.map(({ orderNo, playerId, currencyId, before, after, ...rest }) => ({
    ...{ order_no: orderNo, player_id: playerId, currency_id: currencyId, ...rest },
    ...{ payout_before: String(before), payout: String(after) },
  }));
}

export async function listVoids(needs: Needs, span: DeskBody<'voids'>): Promise<DeskAnswer<'voids'>> {
  const found = await needs.stores.deskReports.decisions(span, MOST_LISTED);
  const decisions = found.map(({ gameId, playId, ...rest }) => ({ game_id: gameId, play_id: playId, ...rest }));
  return { decisions, names: await namesIn(needs, decisions) };
}
