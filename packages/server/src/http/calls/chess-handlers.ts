import { CALLS, type CallName } from '@clutchline/contract';

import {
  buyChessCard,
  changeSeeds,
  getChessDraws,
  getChessPrices,
  getChessRecords,
  getChessState,
  moveChessCard,
  refreshChess,
  rentChessSlot,
  sellChessCard,
  sellChessFind,
} from '../../chess';
import { callerOf } from '../../platform/calls';
import { bindCall, type BoundCall, type CallHandler } from './bind-call';

/** The decision about the region of a paid action leaves a row, so a refused one counts like a rejected bet (S-L1). */
const counted =
  <Name extends CallName>(handler: CallHandler<Name>): CallHandler<Name> =>
  async (context, request, info) => {
    const outcome = await handler(context, request, info);
    if (outcome.kind === 'refused') info.limiter.count('rows_of_refused', `account ${callerOf(info).accountId}`);
    return outcome;
  };

/** CHESS-1. */
export const CHESS_HANDLERS = {
  buyChessCard: bindCall(CALLS.buyChessCard, counted<'buyChessCard'>(buyChessCard)),
  changeChessSeeds: bindCall(CALLS.changeChessSeeds, changeSeeds),
  getChessDraws: bindCall(CALLS.getChessDraws, getChessDraws),
  getChessPrices: bindCall(CALLS.getChessPrices, getChessPrices),
  getChessRecords: bindCall(CALLS.getChessRecords, getChessRecords),
  getChessState: bindCall(CALLS.getChessState, getChessState),
  moveChessCard: bindCall(CALLS.moveChessCard, moveChessCard),
  refreshChess: bindCall(CALLS.refreshChess, counted<'refreshChess'>(refreshChess)),
  rentChessSlot: bindCall(CALLS.rentChessSlot, counted<'rentChessSlot'>(rentChessSlot)),
  sellChessCard: bindCall(CALLS.sellChessCard, sellChessCard),
  sellChessFind: bindCall(CALLS.sellChessFind, counted<'sellChessFind'>(sellChessFind)),
} as const satisfies Partial<Readonly<Record<CallName, BoundCall>>>;
