import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useDesk } from '../app/use-desk';
import { newRequestId } from '../calls/desk-calls';
import type { WriteResult } from '../calls/desk-result';
import { say } from '../session/spoken-log';
import { useT } from '../texts/use-texts';
import { ButtonRow } from '../ui/button-row';
import { Dialog } from '../ui/dialog';
import styles from './act-dialog.module.css';
import { ReasonField } from './reason-field';
import { isReason, type QuickReason } from './reasons';
import { writeFault } from './write-fault';

/** Part of the body of every call that writes. */
export interface ActGiven {
  readonly request_id: string;
  readonly reason: string;
}

interface ActDialogProps<Data> {
  readonly title: string;
  /** Of the button. */
  readonly confirm: string;
  readonly look?: 'primary' | 'danger';
  /** What is going to happen, and further fields. */
  readonly children?: ReactNode;
  readonly quick?: readonly QuickReason[];
  readonly initialReason?: string;
  /** Further fields are complete. */
  readonly isReady?: boolean;
  readonly run: (given: ActGiven) => Promise<WriteResult<Data>>;
  /** It was done, and the dialog has closed. `data` is null if the answer was lost. */
  readonly onDone: (data: Data | null) => void;
  /** A refusal that the caller shows by itself: returns whether it did. */
  readonly onRefused?: (result: WriteResult<Data>) => boolean;
  readonly onClose: () => void;
}

/**
 * Asks for the reason of an act, does it once and reports its outcome. After an unknown outcome the fields are inert: pressing
 * again repeats the same request id, under which the server may have done what was typed before.
 *
 * @example <ActDialog title={…} confirm={…} run={(given) => calls.write('lock', { ...given, subject })} onDone={…} onClose={…} />
 */
export function ActDialog<Data>(props: ActDialogProps<Data>) {
  const { title, confirm, look = 'primary', children, quick, initialReason = '', isReady = true } = props;
  const { run, onDone, onRefused, onClose } = props;
  const { spoken } = useDesk();
  const t = useT();
  const [requestId, setRequestId] = useState(newRequestId);
  const [reason, setReason] = useState(initialReason);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const isShown = useIsShown();

  async function act(): Promise<void> {
    setBusy(true);
    setFault(null);
    const result = await run({ request_id: requestId, reason });
    setBusy(false);
    setUnknown(result.kind === 'unreached' || result.kind === 'not_done');
    const found = writeFault(t, result);
    if (found === null) {
      if (isShown()) onClose();
      say(spoken, confirm === title ? t('acts.done_alone', { act: title }) : t('acts.done', { act: confirm, title }));
      onDone(result.kind === 'ok' ? result.data : null);
      return;
    }
    // What was refused was not done: the next press is another request.
    if (result.kind === 'refused') setRequestId(newRequestId());
    if (onRefused?.(result) !== true) setFault(found);
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles['fields']} inert={isBusy || isUnknown}>
        {children}
        <ReasonField reason={reason} onChange={setReason} {...(quick !== undefined && { quick })} />
      </div>
      <div role="alert">
        {fault !== null && <Banner tone="down">{isUnknown ? `${fault} ${t('acts.fixed')}` : fault}</Banner>}
      </div>
      <ButtonRow at="end">
        <Button look="quiet" onPress={onClose}>
          {t('common.cancel')}
        </Button>
        <Button look={look} busy={isBusy} disabled={!isReady || !isReason(reason)} onPress={() => void act()}>
          {isBusy ? t('acts.running') : confirm}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

/** False once the operator has closed the dialog: another one may be open when the answer arrives. */
function useIsShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current;
}
