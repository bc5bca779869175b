import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';
import { useState } from 'react';

import { callFault } from '../acts/write-fault';
import { useDesk } from '../app/use-desk';
import type { DeskResult } from '../calls/desk-result';
import { useT } from '../texts/use-texts';

interface Accept {
  readonly isBusy: boolean;
  readonly fault: string | null;
  /** Null: the operator left the dialog of the passkey. */
  readonly accept: (make: () => Promise<DeskBody<'acceptInvite'> | null>) => Promise<void>;
}

/** @param onAccepted with the recovery codes; none for a passkey. */
export function useAccept(onAccepted: (codes: readonly string[]) => void): Accept {
  const { calls } = useDesk();
  const t = useT();
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function ask(
    make: () => Promise<DeskBody<'acceptInvite'> | null>,
  ): Promise<DeskResult<DeskAnswer<'acceptInvite'>> | null> {
    const body = await make();
    return body === null ? null : await calls.call('acceptInvite', body);
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
