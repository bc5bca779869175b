import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';

import { callFault } from '../acts/write-fault';
import { useDesk } from '../app/use-desk';
import type { Me } from '../session/session-store';
import { useT } from '../texts/use-texts';

const POLL_MS = 1_000;

interface ProviderButtonProps {
  readonly text: string;
  readonly begin: 'beginProviderSignIn' | 'beginProviderStepUp';
  /** In another tab, because what was typed here stays; null: in this one. */
  readonly beside: {
    /** Of the session, once the other tab is done. */
    readonly isDone: (me: Me) => boolean;
    readonly onDone: (me: Me) => void;
  } | null;
}

/** Opens the page of the identity provider. Tabs share the session, so this one goes on when the other one is done. */
export function ProviderButton({ text, begin, beside }: ProviderButtonProps) {
  const { calls, browser } = useDesk();
  const t = useT();
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isWaiting, setWaiting] = useState(false);

  async function open(): Promise<void> {
    setBusy(true);
    setFault(null);
    const result = await calls.call(begin, {});
    setBusy(false);
    if (result.kind !== 'ok') setFault(callFault(t, result));
    else if (beside === null) browser.leaveTo(result.data.url);
    else {
      browser.openBeside(result.data.url);
      setWaiting(true);
    }
  }

  const look = useEffectEvent(async () => {
    const me = await calls.call('me', {});
    if (me.kind === 'ok' && beside?.isDone(me.data) === true) beside.onDone(me.data);
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void look(), POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return (
    <>
      <Button look="primary" wide busy={isBusy} onPress={() => void open()}>
        {text}
      </Button>
      <div role="status">{isWaiting && <p>{t('access.provider_opened')}</p>}</div>
      <div role="alert">{fault !== null && <Banner tone="down">{fault}</Banner>}</div>
    </>
  );
}
