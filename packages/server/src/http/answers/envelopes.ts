import { REFUSAL_CODE, REPLY_CODE, type Envelope, type LangId, type Refusal } from '@clutchline/contract';
import { COMBO_MIN } from '@clutchline/domain';

import type { ReplyKey, ReplyTexts, Texts } from '../../platform/texts';
import { FAILURES, sentenceOf, type FailureName } from './http-failure';

export type EnvelopeTexts = Texts & ReplyTexts;

/** Section 8 of the specification. */
const SESSION_CODE = {
  you_not_login_now: REPLY_CODE.notSignedInEither,
  session_ended: REPLY_CODE.sessionEnded,
  session_replaced: REPLY_CODE.sessionReplaced,
} as const satisfies Partial<Record<ReplyKey, number>>;

export type SessionProblem = keyof typeof SESSION_CODE;

export function okEnvelope(data: unknown): Envelope {
  return { code: REPLY_CODE.ok, data, message: '', msg: 'ok', error_code: 0 };
}

export function refusalEnvelope(
  { refusal, data = null }: { readonly refusal: Refusal; readonly data?: unknown },
  replyTexts: EnvelopeTexts,
  lang: LangId,
): Envelope {
  const message = replyTexts.refusal(refusal, lang, null, COMBO_MIN);
  return { code: REPLY_CODE.refused, data, message, msg: refusal, error_code: REFUSAL_CODE[refusal] };
}

export function sessionEnvelope(problem: SessionProblem, replyTexts: EnvelopeTexts, lang: LangId): Envelope {
  return {
    code: SESSION_CODE[problem],
    data: null,
    message: replyTexts.server(problem, lang),
    msg: problem,
    error_code: 0,
  };
}

/** ERR-5. */
export function regionEnvelope(replyTexts: EnvelopeTexts, lang: LangId): Envelope {
  const message = replyTexts.server('region_blocked', lang);
  return { code: REPLY_CODE.regionBlocked, data: null, message, msg: 'region_blocked', error_code: 0 };
}

export function failureEnvelope(name: FailureName, replyTexts: EnvelopeTexts, lang: LangId): Envelope {
  const sentence = sentenceOf(name);
  const message = replyTexts.server(sentence, lang);
  return { code: REPLY_CODE.refused, data: null, message, msg: sentence, error_code: FAILURES[name].errorCode };
}
