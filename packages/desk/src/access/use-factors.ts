import { useState } from 'react';

import { callFault } from '../acts/write-fault';
import type { DeskResult } from '../calls/desk-result';
import type { Me } from '../session/session-store';
import { useT } from '../texts/use-texts';

interface Factors {
  readonly code: string;
  readonly setCode: (code: string) => void;
  /** Why the last factors were refused. */
  readonly fault: string | null;
  readonly isBusy: boolean;
  /** @param ask null: the browser has no passkey. */
  readonly present: (ask: () => Promise<DeskResult<Me> | null>) => Promise<void>;
}

/** Presents a passkey or a code, one at a time; a refused code has to be typed again. */
export function useFactors(onAccepted: (me: Me) => void): Factors {
  const t = useT();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function present(ask: () => Promise<DeskResult<Me> | null>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    const result = await ask();
    setBusy(false);
    if (result?.kind === 'ok') {
      onAccepted(result.data);
      return;
    }
    setCode('');
    setFault(result === null ? t('access.no_passkey') : callFault(t, result));
  }

  return { code, setCode, fault, isBusy, present };
}
