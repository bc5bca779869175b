import type { IncomingMessage } from 'node:http';

import type { FastifyRequest } from 'fastify';

import { withTimeout } from '../../platform/concurrency/timers';
import { HttpFailure } from '../answers/http-failure';

/** Within 5 s with the network (R39). */
const DEADLINE_MS = 4_800;

const arrivals = new WeakMap<IncomingMessage, number>();

/** When the head is parsed. */
export function recordArrival(request: IncomingMessage): void {
  arrivals.set(request, performance.now());
}

export function waitedMsOf(request: FastifyRequest): number {
  const now = performance.now();
  return now - (arrivals.get(request.raw) ?? now);
}

/** The work continues; a placement rejects itself. */
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
