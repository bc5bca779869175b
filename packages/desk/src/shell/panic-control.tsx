import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { ActDialog, type ActGiven } from '../acts/act-dialog';
import { writeFault } from '../acts/write-fault';
import { useDesk, useRight, useSession } from '../app/use-desk';
import { newRequestId } from '../calls/desk-calls';
import { useActiveLocks } from '../live/active-locks';
import { useT } from '../texts/use-texts';
import styles from './panic-control.module.css';
import { useHeldPanic } from './use-hold';

/** Stored for a panic by the keys, which leaves no time for a reason. */
const HELD_REASON = 'panic by Shift+Esc';

/** On every screen: suspends everything (DESK-8). */
export function PanicControl() {
  const { calls } = useDesk();
  const { data, readAgain } = useActiveLocks();
  const t = useT();
  const isSignedIn = useSession().kind === 'signed_in';
  const mayPanic = useRight('panic');
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isSet = data?.locks.some(({ scope }) => scope === 'all') === true;

  const panic = (given: ActGiven) => calls.write('panic', given);

  async function panicAtOnce(): Promise<void> {
    setSending(true);
    const result = await panic({ request_id: newRequestId(), reason: HELD_REASON });
    setSending(false);
    setFault(writeFault(t, result));
    await readAgain();
  }

  useHeldPanic(isSignedIn && mayPanic, () => void panicAtOnce());
  if (!mayPanic) return null;
  return (
    <div className={styles['panic']}>
      <div role="alert">{fault !== null && <Banner tone="down">{fault}</Banner>}</div>
      <Button look="danger" busy={isSending} inactive={isSet} onPress={() => setOpen(true)}>
        {t(isSet ? 'panic.is_on' : 'panic.button')}
      </Button>
      <kbd className={styles['keys']} aria-hidden="true">
        {t('panic.keys')}
      </kbd>
      {isOpen && (
        <ActDialog
          title={t('panic.title')}
          confirm={t('panic.confirm')}
          look="danger"
          quick={['feed_wrong', 'integrity', 'liability', 'score_unclear', 'mistake']}
          run={panic}
          onDone={() => void readAgain()}
          onClose={() => setOpen(false)}
        >
          <p>{t('panic.text')}</p>
        </ActDialog>
      )}
    </div>
  );
}
