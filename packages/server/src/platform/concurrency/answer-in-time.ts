import type { Log } from '../log/log';
import { OutcomeUnknown } from '../errors';
import type { CallInfo, Outcome } from '../calls';
import { withTimeout } from './timers';

/** With network time five seconds. */
const DEADLINE_MS = 4_500;

const STILL_DECIDING = { kind: 'refused', refusal: 'still_deciding' } as const;

/**
 * Answers `still_deciding` (R20) after the deadline, or if a lost connection makes the outcome unknown. The work
 * continues; the client gets the outcome by request id.
 */
export async function answerInTime<Data>(
  log: Log,
  work: () => Promise<Outcome<Data>>,
  { waitedMs = 0 }: Pick<CallInfo, 'waitedMs'> = {},
  deadlineMs = DEADLINE_MS,
): Promise<Outcome<Data>> {
  let isLate = false;
  const answer = work().catch((error: unknown) => {
    if (error instanceof OutcomeUnknown) {
      log.warn({ error: String(error) }, 'placement outcome unknown, answered still_deciding');
      return STILL_DECIDING;
    }
    if (!isLate) throw error;
    log.error({ error: String(error) }, 'placement failed after still_deciding was answered');
    return STILL_DECIDING;
  });
  return await withTimeout(answer, Math.max(0, deadlineMs - waitedMs), () => {
    isLate = true;
    return STILL_DECIDING;
  });
}
