import { REFUSAL_CODE, REPLY_CODE, type Envelope, type LangId, type Refusal } from '@clutchline/contract';
import { COMBO_MIN } from '@clutchline/domain';

import type { ServerSentence, ServerWords } from '../../platform/server-words';
import type { Texts } from '../../platform/texts';
import { FAILURES, sentenceOf, type FailureName } from './http-failure';

export type Words = Texts & ServerWords;

/** Reply codes of session errors (section 8 of the specification). */
const SESSION_CODE = {
  you_not_login_now: REPLY_CODE.notSignedInEither,
  session_ended: REPLY_CODE.sessionEnded,
  session_replaced: REPLY_CODE.sessionReplaced,
} as const satisfies Partial<Record<ServerSentence, number>>;

export type SessionProblem = keyof typeof SESSION_CODE;

export function okEnvelope(data: unknown): Envelope {
  return { code: REPLY_CODE.ok, data, message: '', msg: 'ok', error_code: 0 };
}

export function refusalEnvelope(refusal: Refusal, words: Words, lang: LangId): Envelope {
  const message = words.refusal(refusal, lang, null, COMBO_MIN);
  return { code: REPLY_CODE.refused, data: null, message, msg: refusal, error_code: REFUSAL_CODE[refusal] };
}

export function sessionEnvelope(problem: SessionProblem, words: Words, lang: LangId): Envelope {
  return { code: SESSION_CODE[problem], data: null, message: words.server(problem, lang), msg: problem, error_code: 0 };
}

/** Answer to a call from a blocked country (ERR-5). */
export function regionEnvelope(words: Words, lang: LangId): Envelope {
  const message = words.server('region_blocked', lang);
  return { code: REPLY_CODE.regionBlocked, data: null, message, msg: 'region_blocked', error_code: 0 };
}

export function failureEnvelope(name: FailureName, words: Words, lang: LangId): Envelope {
  const sentence = sentenceOf(name);
  const message = words.server(sentence, lang);
  return { code: REPLY_CODE.refused, data: null, message, msg: sentence, error_code: FAILURES[name].errorCode };
}
