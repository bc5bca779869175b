import type { CallName, Refusal } from '@clutchline/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Histogram, QUICK_SECONDS } from '../../platform/metrics/histogram';
import { FAMILY_OF, REFUSAL_FAMILIES } from '../refusal-family';
import { Tally } from '../../platform/metrics/tally';
import type { Log } from '../../platform/log/log';
import { CALL_NAMES, CALL_OF_PATH } from './call-paths';
import { FAILURES, type FailureName } from '../answers/http-failure';

function isFailureName(name: string): name is FailureName {
  return name in FAILURES;
}

const RESULTS = ['ok', 'refused', 'session', 'region', ...Object.keys(FAILURES).filter(isFailureName)] as const;
/** `refused`: by a business rule; `session` and `region`: the caller is refused; the others are failures. */
export type CallResult = (typeof RESULTS)[number];

/** `unknown`: API requests with an unknown path. */
export type ReportedCall = CallName | 'unknown';

export interface CallNote {
  readonly result: CallResult;
  readonly refusal?: Refusal;
  readonly accountId?: number;
}

interface CallCount {
  readonly results: Tally<CallResult>;
  readonly seconds: Histogram;
}

/** Log lines contain nothing of the request body. */
export class CallReports {
  readonly counts: ReadonlyMap<ReportedCall, CallCount> = new Map(
    ([...CALL_NAMES, 'unknown'] as const).map((name) => [
      name,
      { results: new Tally(RESULTS), seconds: new Histogram(QUICK_SECONDS) },
    ]),
  );
  readonly refused = new Tally(REFUSAL_FAMILIES);
  readonly #notes = new WeakMap<FastifyRequest, CallNote>();

  constructor(private readonly log: Log) {}

  note(request: FastifyRequest, note: Partial<CallNote>): void {
    this.#notes.set(request, { result: 'ok', ...this.#notes.get(request), ...note });
  }

  end(request: FastifyRequest, { statusCode, elapsedTime }: Pick<FastifyReply, 'statusCode' | 'elapsedTime'>): void {
    const call = CALL_OF_PATH.get(request.raw.url?.split('?', 1)[0] ?? '') ?? 'unknown';
    const { result, refusal, accountId } = this.#notes.get(request) ?? { result: 'ok' };
    const count = this.counts.get(call);
    count?.results.add(result);
    count?.seconds.observe(elapsedTime / 1_000);
    if (refusal !== undefined) this.refused.add(FAMILY_OF[refusal]);
    const ms = Math.round(elapsedTime * 10) / 10;
    const fields = { request: request.id, call, result, refusal, account: accountId, status: statusCode, ms };
    if (statusCode < 500) this.log.info(fields, 'call answered');
    else this.log.warn(fields, 'call failed');
  }
}
