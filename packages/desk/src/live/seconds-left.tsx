import { useEffect, useState } from 'react';

import { useDesk } from '../app/use-desk';
import { useTexts } from '../texts/use-texts';

const TICK_MS = 250;
const SECOND = 1_000;

interface SecondsLeftProps {
  /** By the clock of the server. */
  readonly until: number;
}

export function SecondsLeft({ until }: SecondsLeftProps) {
  const { t } = useTexts();
  const { clock } = useDesk();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return t('common.seconds', { count: Math.max(0, Math.ceil((until - now) / SECOND)) });
}
