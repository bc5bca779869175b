import { randomBytes } from 'node:crypto';

import type { AcceptPreference } from '@clutchline/contract';
import { formatOdd } from '@clutchline/domain';

import { placeBets } from '../../../server/src/placement/place-bets';
import type { CallInfo, CallRequest, CallResponse, Outcome } from '../../../server/src/platform/calls';
import { PLAY, playOf, pointOf } from './test-feed';
import type { TestContext } from './open-test-context';

export type PlaceRequest = CallRequest<'playMore'>;
export type PlaceAnswer = CallResponse<'playMore'>;

export interface Pick {
  readonly gameId: number;
  readonly play?: number;
  readonly side?: 1 | 2;
  readonly odd?: number;
  readonly version?: number;
}

export const freshId = (): string => randomBytes(12).toString('base64url');

/** Side 1 of the match winner at 2.000, version 1. */
export function selection({ gameId, play = PLAY.winner, side = 1, odd = 2_000, version = 1 }: Pick) {
  return {
    shop_id: pointOf(gameId, play, side),
    game_id: gameId,
    play_info_id: playOf(gameId, play),
    odd: formatOdd(odd),
    version,
  };
}

export function singleRequest(pick: Pick, stake: string, accept: AcceptPreference = 'none'): PlaceRequest {
  return {
    lang: 2,
    request_id: freshId(),
    accept,
    selections: [selection(pick)],
    bets: [{ kind: 'single', selections: [0], stake }],
  };
}

export function parlayRequest(picks: readonly Pick[], stake: string): PlaceRequest {
  return {
    lang: 2,
    request_id: freshId(),
    accept: 'none',
    selections: picks.map(selection),
    bets: [{ kind: 'parlay', selections: picks.map((_, index) => index), stake }],
  };
}

export function understood<Data>(outcome: Outcome<Data>): Data {
  if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.refusal}`);
  return outcome.data;
}

export async function place(context: TestContext, request: PlaceRequest, info: CallInfo): Promise<PlaceAnswer> {
  return understood(await placeBets(context, request, info));
}

/** Returns the order number. */
export async function placed(context: TestContext, request: PlaceRequest, info: CallInfo): Promise<string> {
  const { results } = await place(context, request, info);
  const orderNo = results[0]?.order_no;
  if (orderNo === null || orderNo === undefined) throw new Error(JSON.stringify(results));
  return orderNo;
}

export async function refusalOf(context: TestContext, request: PlaceRequest, info: CallInfo) {
  const { results } = await place(context, request, info);
  const error = results[0]?.error;
  return error === null || error === undefined ? null : { refusal: error.refusal, limit: error.limit };
}
