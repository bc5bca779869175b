import type { ReferredBet } from '@clutchline/contract/desk';
import { useEffect, useState } from 'react';

import { useDesk } from '../../app/use-desk';
import { useTexts } from '../../texts/use-texts';

const TICK_MS = 250;
const SECOND = 1_000;

/** By the clock of the server. */
export function SecondsLeft({ bet: { state, until } }: { readonly bet: ReferredBet }) {
  const { t } = useTexts();
  const { clock } = useDesk();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  if (state !== 'waiting' && state !== 'offered') return '–';
  return t('referred.seconds', { count: Math.max(0, Math.ceil((until - now) / SECOND)) });
}
