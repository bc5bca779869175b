import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';
import { useState } from 'react';

import { newRequestId } from '../calls/desk-calls';
import { callFault } from '../acts/write-fault';
import { useDesk } from '../app/use-desk';
import type { DeskResult } from '../calls/desk-result';
import { useT } from '../texts/use-texts';

type Body = DeskBody<'acceptInvite'>;

interface Given {
  /** The same for each try: one that was done without its answer is repeated. */
  readonly request_id: string;
  /** What was sent last, without an answer; null: none. */
  readonly unanswered: Body | null;
}

/** Null: the operator left the dialog of the passkey. */
export type Make = (given: Given) => Promise<Body | null>;

interface Accept {
  readonly isBusy: boolean;
  readonly fault: string | null;
  readonly accept: (make: Make) => Promise<void>;
}

/** @param onAccepted with the recovery codes; none for a passkey. */
export function useAccept(onAccepted: (codes: readonly string[]) => void): Accept {
  const { calls } = useDesk();
  const t = useT();
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [requestId] = useState(newRequestId);
  const [unanswered, setUnanswered] = useState<Body | null>(null);

  async function ask(make: Make): Promise<DeskResult<DeskAnswer<'acceptInvite'>> | null> {
    const body = await make({ request_id: requestId, unanswered });
    if (body === null) return null;
    const result = await calls.call('acceptInvite', body);
    setUnanswered(result.kind === 'unreached' ? body : null);
    return result;
  }

  return {
    isBusy,
    fault,
    accept: async (make) => {
      if (isBusy) return;
      setBusy(true);
      setFault(null);
      const result = await ask(make);
      setBusy(false);
      if (result === null) setFault(t('access.no_passkey'));
      else if (result.kind === 'ok') onAccepted(result.data.recovery_codes);
      else setFault(callFault(t, result));
    },
  };
}
