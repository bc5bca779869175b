import { REFUSAL_CODE } from '@clutchline/contract';

import { isOutOfService } from '../../platform/errors';
import type { ReplyKey } from '../../platform/texts';

export const FAILURES = {
  bad_request: { status: 400, errorCode: REFUSAL_CODE.bad_request },
  forbidden_origin: { status: 403, errorCode: REFUSAL_CODE.bad_request },
  not_found: { status: 404, errorCode: REFUSAL_CODE.bad_request },
  method_not_allowed: { status: 405, errorCode: REFUSAL_CODE.bad_request },
  too_large: { status: 413, errorCode: REFUSAL_CODE.bad_request },
  /** S-L10. */
  unknown_host: { status: 421, errorCode: REFUSAL_CODE.bad_request },
  unsupported_type: { status: 415, errorCode: REFUSAL_CODE.bad_request },
  too_many_requests: { status: 429, errorCode: REFUSAL_CODE.too_many_requests },
  too_many_headers: { status: 431, errorCode: REFUSAL_CODE.bad_request },
  internal_error: { status: 500, errorCode: REFUSAL_CODE.unavailable },
  /** R36. */
  out_of_service: { status: 503, errorCode: REFUSAL_CODE.unavailable },
} as const;

export type FailureName = keyof typeof FAILURES;

export function sentenceOf(name: FailureName): ReplyKey {
  if (name === 'out_of_service') return 'internal_error';
  return name === 'too_many_headers' ? 'too_large' : name;
}

export class HttpFailure extends Error {
  constructor(
    readonly failure: FailureName,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(failure);
  }
}

/** @param brokenOff error of the request stream. */
export function failureOf(thrown: unknown, brokenOff: Error | null = null): FailureName {
  if (thrown instanceof HttpFailure) return thrown.failure;
  // Before the database check: both errors have the code ECONNRESET.
  if (thrown === brokenOff) return 'bad_request';
  if (isOutOfService(thrown)) return 'out_of_service';
  if (isGone(thrown)) return 'bad_request';
  const status = statusOf(thrown);
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_type';
  if (status === 431) return 'too_many_headers';
  return status >= 400 && status < 500 ? 'bad_request' : 'internal_error';
}

/** Not a server error. */
const isGone = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_STREAM_PREMATURE_CLOSE';

function statusOf(thrown: unknown): number {
  if (typeof thrown !== 'object' || thrown === null || !('statusCode' in thrown)) return 500;
  return typeof thrown.statusCode === 'number' ? thrown.statusCode : 500;
}
