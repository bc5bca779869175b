import { CALLS, HANDICAP_CODES, type CallName } from '@clutchline/contract';
import { buildSlipItem } from '@clutchline/domain/testing';
import * as z from 'zod/mini';

import { CALL_NAMES, spellingsOf } from '../../packages/server/src/http/calls/call-paths';
import type { MadeUpBoard } from './made-up-board';

const matchRequest = z.object({ game_id: z.number() });
const pointsRequest = z.object({ shop_ids: z.array(z.number()) });

/** Undefined for calls that the pages never make. */
function answerOf(board: MadeUpBoard, name: CallName, body: unknown): unknown {
  if (name === 'getGameListByGameTypeId') return { rows: board.rows() };
  if (name === 'getGameTypeDict') return board.categories();
  if (name === 'getGameTopDictSplit') return HANDICAP_CODES.map((code) => ({ code }));
  if (name === 'getCurrency') return [{ id: 1, code: 'CNY', decimals: 2 }];
  if (name === 'getPointsByIds') {
    return { items: pointsRequest.parse(body).shop_ids.map((shop_id) => buildSlipItem({ shop_id })) };
  }
  if (name !== 'getPointsListSplit') return undefined;
  const { match, live, plays, is_favorite } = board.row(matchRequest.parse(body).game_id);
  return { match, live, plays, is_favorite, maps: [] };
}

export function boardAnswers(board: MadeUpBoard): ReadonlyMap<string, (body: unknown) => object> {
  return new Map(
    CALL_NAMES.flatMap((name) =>
      spellingsOf(name).map((path) => {
        const answer = (body: unknown): object => {
          const data = answerOf(board, name, body);
          if (data === undefined) return { code: 0, data: null, message: '', msg: 'unauthorized', error_code: 0 };
          const response: z.core.$ZodType = CALLS[name].response;
          return { code: 1, data: z.parse(response, data), message: '', msg: '', error_code: 0 };
        };
        return [path, answer] as const;
      }),
    ),
  );
}
