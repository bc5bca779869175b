import type { DeskBody } from '@clutchline/contract/desk';
import type { ReactNode } from 'react';

import { goTo } from '../app/place';
import { useDesk } from '../app/use-desk';
import { useT } from '../texts/use-texts';
import { ActDialog } from './act-dialog';
import type { QuickReason } from './reasons';

type Without<Body, Name extends string> = Body extends unknown ? Omit<Body, Name> : never;
export type Proposed = Without<DeskBody<'propose'>, 'request_id' | 'reason'>;

interface ProposeDialogProps {
  readonly title: string;
  /** Of the button, if not "Propose". */
  readonly confirm?: string;
  readonly look?: 'primary' | 'danger';
  readonly quick: readonly QuickReason[];
  /** Null: the fields are not complete. */
  readonly proposed: Proposed | null;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** What another person has to approve; then the proposals are shown (DESK-6). */
export function ProposeDialog({ confirm, proposed, ...dialog }: ProposeDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  return (
    <ActDialog
      {...dialog}
      confirm={confirm ?? t('acts.propose')}
      isReady={proposed !== null}
      run={async (given) =>
        proposed === null ? { kind: 'not_done' } : await calls.write('propose', { ...given, ...proposed })
      }
      onDone={() => goTo('proposals')}
    />
  );
}
