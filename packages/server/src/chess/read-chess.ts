import type { ChessStateInfo } from '@clutchline/contract';
import { formatAmount } from '@clutchline/domain';

import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../platform/calls';
import { DAY } from '../platform/time/durations';
import { currencyOf } from '../players';
import { pausedBy, toStateInfo, withSlotTime } from './chess-info';
import type { ChessRecord } from './chess-store';
import type { Context } from './context';
import { holdChess } from './hold-chess';
import { isOff } from './price-list-in-force';

const DRAWS_OF_PAGE = 100;
const RECORDS_OF_PAGE = 50;

/** CHESS-1. The first call creates the seeds. */
export async function getChessState(
  context: Context,
  _request: unknown,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getChessState'>>> {
  const { stored, moment } = await context.inTransaction((stores) => holdChess({ ...context, stores }, info, false));
  return { kind: 'ok', data: toStateInfo(stored, moment) };
}

type Pushing = Pick<Context, 'clock' | 'wallClock' | 'areRoundsStopped' | 'isChessPaused'> & {
  readonly stores: Pick<Context['stores'], 'chess' | 'placements'>;
};

/** For the push: no call, so no presence. Null before the first call of the player. */
export async function readChessState(context: Pushing, accountId: number): Promise<ChessStateInfo | null> {
  const { stores, clock, wallClock } = context;
  const stored = await stores.chess.read(accountId);
  if (stored === null) return null;
  const [at, now] = [clock.now(), wallClock.now()];
  const player = await stores.placements.read({ accountId, requestId: null, pointIds: [], dayStart: at }, false);
  const { protection, wallet } = player;
  const paused = pausedBy({ player, isRegionBlocked: false, isOff: stored.isStopped || isOff(context) }, at);
  const state = withSlotTime(stored.state, protection.pause, at);
  return toStateInfo({ ...stored, state }, { at, now, currencyId: wallet.currencyId, paused });
}

/** Draws of own seeds, to be drawn again by the page (CHESS-10, bad input row 157). */
export async function getChessDraws(
  { stores: { chess } }: Pick<Context, 'stores'>,
  { seeds_no, page }: CallRequest<'getChessDraws'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getChessDraws'>>> {
  const { accountId } = callerOf(info);
  const seeds = await chess.seeds(accountId, seeds_no);
  if (seeds === null) return { kind: 'refused', refusal: 'no_such' };
  const offset = (page - 1) * DRAWS_OF_PAGE;
  const { total, rows } = await chess.draws(accountId, seeds_no, { limit: DRAWS_OF_PAGE, offset });
  return {
    kind: 'ok',
    data: {
      ...{ seeds_no, hash: seeds.hash, client_seed: seeds.clientSeed, seed: seeds.seed, total },
      rows: rows.map(({ cards, ...row }) => ({ ...row, cards: [...cards] })),
    },
  };
}

/** CHESS-1. */
export async function getChessRecords(
  { stores: { chess }, clock }: Pick<Context, 'stores' | 'clock'>,
  { days, page }: CallRequest<'getChessRecords'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getChessRecords'>>> {
  const { accountId, currencyId } = callerOf(info);
  const offset = (page - 1) * RECORDS_OF_PAGE;
  const records = await chess.records(accountId, clock.now() - days * DAY, { limit: RECORDS_OF_PAGE, offset });
  const { decimals } = currencyOf(currencyId);
  return {
    kind: 'ok',
    data: {
      total: records.total,
      paid: formatAmount(records.paid, decimals),
      received: formatAmount(records.received, decimals),
      rows: records.rows.map((record) => toRecord(record, decimals)),
    },
  };
}

type RecordInfo = CallResponse<'getChessRecords'>['rows'][number];

function toRecord({ orderNo, kind, at, amount, tier, face, slot, hours }: ChessRecord, decimals: number): RecordInfo {
  const isRent = (slot === 7 || slot === 8) && (hours === 12 || hours === 24 || hours === 72);
  return {
    ...{ order_no: orderNo, kind, at, amount: formatAmount(amount, decimals), tier },
    card: face,
    rent: isRent ? { slot, hours } : null,
  };
}
