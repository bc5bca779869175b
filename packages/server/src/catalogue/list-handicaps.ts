import { HANDICAP_CODES } from '@clutchline/contract';

import type { CallResponse, Outcome } from '../platform/calls';

/** GAMES-5. */
export function listHandicaps(): Promise<Outcome<CallResponse<'getGameTopDictSplit'>>> {
  return Promise.resolve({ kind: 'ok', data: HANDICAP_CODES.map((code) => ({ code })) });
}
