import { type AskPublic, type CallName, CALLS } from '@clutchline/contract';

import { EncodedAnswer } from '../answers/encoded-answers';
import { okEnvelope, refusalEnvelope } from '../answers/envelopes';
import { HttpFailure } from '../answers/http-failure';
import { CALL_HANDLERS } from './call-handlers';
import type { CallRunner } from './run-call';

/** What first views read (P13). */
const NAMES = [
  'getGameTypeDict',
  'getGameTopDictSplit',
  'getGameListByGameTypeId',
  'getPointsListSplit',
  'getMatchResult',
  'getResults',
  'getScheduleDays',
  'getEvents',
  'getEvent',
] as const satisfies readonly CallName[];

const BY_PATH: ReadonlyMap<string, CallName> = new Map(NAMES.map((name) => [CALLS[name].path, name]));

/** Answers calls as for a caller without a session: nothing of a player is read. */
export function createPublicCalls(
  runner: Pick<CallRunner, 'context' | 'replyTexts' | 'limiter' | 'signIns' | 'answers'>,
): AskPublic {
  const { context, replyTexts, limiter, signIns, answers } = runner;
  return async (path, body) => {
    const name = BY_PATH.get(path);
    if (name === undefined) return null;
    const call = CALL_HANDLERS[name].open(JSON.parse(body));
    if (call === null) throw new HttpFailure('bad_request');
    const { lang } = call;
    const anonymous = { lang, caller: null, tokenHash: null, client: 'first views', isGzip: false };
    const outcome = await call.run(context, { ...anonymous, limiter, signIns, answers });
    if (outcome.kind === 'mismatch') throw new HttpFailure('internal_error');
    if (outcome.kind === 'refused') return JSON.stringify(refusalEnvelope(outcome, replyTexts, lang));
    const { data } = outcome;
    return data instanceof EncodedAnswer ? data.body.toString('utf8') : JSON.stringify(okEnvelope(data));
  };
}
