import type { IncomingMessage } from 'node:http';

import type { FastifyRequest } from 'fastify';

import { withTimeout } from '../../platform/concurrency/timers';
import { HttpFailure } from '../answers/http-failure';

/** Calls are answered within 5 s of arrival (R39), including the network. Wall clock. */
const DEADLINE_MS = 4_800;

const arrivals = new WeakMap<IncomingMessage, number>();

/** Called when the request head is parsed: all deadlines start here. */
export function noteArrival(request: IncomingMessage): void {
  arrivals.set(request, performance.now());
}

export function waitedMsOf(request: FastifyRequest): number {
  const now = performance.now();
  return now - (arrivals.get(request.raw) ?? now);
}

/** @throws HttpFailure `out_of_service` at the deadline. The work is not aborted; a placement rejects itself. */
export async function answerByDeadline<Answer>(
  request: FastifyRequest,
  work: () => Promise<Answer>,
  deadlineMs = DEADLINE_MS,
): Promise<Answer> {
  const left = Math.max(0, deadlineMs - waitedMsOf(request));
  const answer = work();
  answer.catch(() => undefined);
  return await withTimeout(answer, left, (): never => {
    throw new HttpFailure('out_of_service');
  });
}
