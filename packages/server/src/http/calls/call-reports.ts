import type { Refusal } from '@clutchline/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';

import { QUICK_SECONDS, labelledCounter, labelledHistogram } from '../../platform/metrics/labelled-metrics';
import { FAMILY_OF, REFUSAL_FAMILIES } from '../../platform/refusal-family';
import type { Log } from '../../platform/log/log';
import { CALL_NAMES, CALL_OF_PATH } from './call-paths';
import { FAILURES, type FailureName } from '../answers/http-failure';

function isFailureName(name: string): name is FailureName {
  return name in FAILURES;
}

const RESULTS = ['ok', 'refused', 'session', 'region', ...Object.keys(FAILURES).filter(isFailureName)] as const;
/** `refused`: by a business rule; `session`, `region`: the caller. */
export type CallResult = (typeof RESULTS)[number];

const REPORTED_CALLS = [...CALL_NAMES, 'unknown'] as const;
export type ReportedCall = (typeof REPORTED_CALLS)[number];

export interface CallReport {
  readonly result: CallResult;
  readonly refusal?: Refusal;
  readonly accountId?: number;
}

/** Logs nothing of the request body. */
export class CallReports {
  readonly metrics = new Registry();

  readonly #results = labelledCounter(
    { name: 'clutchline_calls_total', help: 'Calls, by name and result.', registers: [this.metrics] },
    { call: REPORTED_CALLS, result: RESULTS },
  );

  readonly #seconds = labelledHistogram(
    {
      name: 'clutchline_call_seconds',
      help: 'From a call to the end of its answer.',
      registers: [this.metrics],
      buckets: QUICK_SECONDS,
    },
    { call: REPORTED_CALLS },
  );

  readonly #refused = labelledCounter(
    {
      name: 'clutchline_call_refusals_total',
      help: 'Calls refused by a business rule, by family.',
      registers: [this.metrics],
    },
    { family: REFUSAL_FAMILIES },
  );

  readonly #reports = new WeakMap<FastifyRequest, CallReport>();

  constructor(private readonly log: Log) {}

  record(request: FastifyRequest, record: Partial<CallReport>): void {
    this.#reports.set(request, { result: 'ok', ...this.#reports.get(request), ...record });
  }

  end(request: FastifyRequest, { statusCode, elapsedTime }: Pick<FastifyReply, 'statusCode' | 'elapsedTime'>): void {
    const call = CALL_OF_PATH.get(request.raw.url?.split('?', 1)[0] ?? '') ?? 'unknown';
    const { result, refusal, accountId } = this.#reports.get(request) ?? { result: 'ok' };
    this.#results.inc({ call, result });
    this.#seconds.observe({ call }, elapsedTime / 1_000);
    if (refusal !== undefined) this.#refused.inc({ family: FAMILY_OF[refusal] });
    const ms = Math.round(elapsedTime * 10) / 10;
    const fields = { request: request.id, call, result, refusal, account: accountId, status: statusCode, ms };
    if (statusCode < 500) this.log.info(fields, 'call answered');
    else this.log.warn(fields, 'call failed');
  }
}
