import { REFUSAL_CODE } from '@clutchline/contract';

import { isOutOfService } from '../is-out-of-service';
import type { ServerSentence } from '../ports/server-words';

/** Requests our own client never sends, and our own faults: HTTP status and `error_code` by name. */
export const FAILURES = {
  bad_request: { status: 400, errorCode: REFUSAL_CODE.bad_request },
  forbidden_origin: { status: 403, errorCode: REFUSAL_CODE.bad_request },
  not_found: { status: 404, errorCode: REFUSAL_CODE.bad_request },
  method_not_allowed: { status: 405, errorCode: REFUSAL_CODE.bad_request },
  too_large: { status: 413, errorCode: REFUSAL_CODE.bad_request },
  /** The `Host` header names another site (S-L10). */
  unknown_host: { status: 421, errorCode: REFUSAL_CODE.bad_request },
  unsupported_type: { status: 415, errorCode: REFUSAL_CODE.bad_request },
  too_many_requests: { status: 429, errorCode: REFUSAL_CODE.too_many_requests },
  too_many_headers: { status: 431, errorCode: REFUSAL_CODE.bad_request },
  internal_error: { status: 500, errorCode: REFUSAL_CODE.unavailable },
  /** The database cannot work now: nothing is wrong with the request, and it may be sent again (R36). */
  out_of_service: { status: 503, errorCode: REFUSAL_CODE.unavailable },
} as const;

export type FailureName = keyof typeof FAILURES;

/** The sentence a failure is told with. */
export function sentenceOf(name: FailureName): ServerSentence {
  if (name === 'out_of_service') return 'internal_error';
  return name === 'too_many_headers' ? 'too_large' : name;
}

/** Ends a request with a failure; headers go out with it. */
export class HttpFailure extends Error {
  constructor(
    readonly failure: FailureName,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(failure);
  }
}

/**
 * The failure behind whatever was thrown; what is not a refusal of the request is our own fault.
 *
 * @param brokenOff the error with which the request itself ended, if the client broke off its body.
 */
export function failureOf(thrown: unknown, brokenOff: Error | null = null): FailureName {
  if (thrown instanceof HttpFailure) return thrown.failure;
  // Before the database is considered: both errors have the code ECONNRESET.
  if (thrown === brokenOff) return 'bad_request';
  if (isOutOfService(thrown)) return 'out_of_service';
  if (isGone(thrown)) return 'bad_request';
  const status = statusOf(thrown);
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_type';
  if (status === 431) return 'too_many_headers';
  return status >= 400 && status < 500 ? 'bad_request' : 'internal_error';
}

/** Whether the client left before its answer was written: nobody hears of it, and no fault is ours. */
const isGone = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_STREAM_PREMATURE_CLOSE';

function statusOf(thrown: unknown): number {
  if (typeof thrown !== 'object' || thrown === null || !('statusCode' in thrown)) return 500;
  return typeof thrown.statusCode === 'number' ? thrown.statusCode : 500;
}
