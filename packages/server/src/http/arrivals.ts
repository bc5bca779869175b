import type { FastifyRequest } from 'fastify';

import { HttpFailure } from './http-failure';

/** Every call is answered within five seconds of its arrival (R39); what is left of them is for the way. Real time. */
const DEADLINE_MS = 4_800;

const arrivals = new WeakMap<FastifyRequest, number>();

/** To be called as soon as the head of a request is read: all deadlines count from here. */
export function noteArrival(request: FastifyRequest): void {
  arrivals.set(request, performance.now());
}

/** Real time since a request arrived, in ms. */
export function waitedMsOf(request: FastifyRequest): number {
  const now = performance.now();
  return now - (arrivals.get(request) ?? now);
}

/**
 * Answers a call in time, whatever hangs.
 *
 * @throws HttpFailure `out_of_service` at the deadline; what the call does afterwards is its own concern: a placement refuses itself.
 */
export async function answerByDeadline<Answer>(
  request: FastifyRequest,
  work: () => Promise<Answer>,
  deadlineMs = DEADLINE_MS,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const left = Math.max(0, deadlineMs - waitedMsOf(request));
    timer = setTimeout(() => reject(new HttpFailure('out_of_service')), left);
  });
  const answer = work();
  // After the deadline its failure is not an answer any more.
  answer.catch(() => undefined);
  return await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
