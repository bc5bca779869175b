import type { DeskResult, WriteResult } from '../calls/desk-result';
import type { Texts } from '../texts/create-texts';

/** Message about a write that was not done, or whose outcome is unknown; null if it was done. */
export function writeFault(t: Texts['t'], result: WriteResult<unknown>): string | null {
  switch (result.kind) {
    case 'ok':
    case 'done':
      return null;
    case 'not_done':
      return t('acts.not_done');
    case 'unreached':
      return t('acts.unknown');
    case 'refused': {
      const wait = result.fields['retry_after_s'];
      return typeof wait === 'number' ? t('acts.wait', { seconds: wait }) : t(`problems.${result.problem}`);
    }
  }
}

/** As {@link writeFault}, for a call without a request id, whose outcome cannot be asked for. */
export const callFault = (t: Texts['t'], result: DeskResult<unknown>): string | null =>
  result.kind === 'unreached' ? t('acts.no_answer') : writeFault(t, result);
