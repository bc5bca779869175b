import type { Log } from '../ports/log';
import { OutcomeUnknown } from '../ports/outcome-unknown';
import type { CallInfo, Outcome } from './service';

/** A placement is answered within five seconds of its arrival; what is left of them is for the way. Real time. */
const DEADLINE_MS = 4_500;

const STILL_DECIDING = { kind: 'refused', refusal: 'still_deciding' } as const;

/**
 * Answers a work that moves money in time, or says that it is still being decided (R20): where it takes too long, and
 * where the connection to the database was lost, so that nobody knows yet. The status call by request id then tells.
 * The work goes on after the answer.
 */
export async function answerInTime<Data>(
  log: Log,
  work: () => Promise<Outcome<Data>>,
  { waitedMs = 0 }: Pick<CallInfo, 'waitedMs'> = {},
  deadlineMs = DEADLINE_MS,
): Promise<Outcome<Data>> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const deadline = new Promise<Outcome<Data>>((resolve) => {
    timer = setTimeout(
      () => {
        isLate = true;
        resolve(STILL_DECIDING);
      },
      Math.max(0, deadlineMs - waitedMs),
    );
  });
  const answer = work().catch((error: unknown) => {
    if (error instanceof OutcomeUnknown) {
      log.warn({ error: String(error) }, 'what became of a placement is not known');
      return STILL_DECIDING;
    }
    if (!isLate) throw error;
    log.error({ error: String(error) }, 'a placement failed after it was answered');
    return STILL_DECIDING;
  });
  return await Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
}
