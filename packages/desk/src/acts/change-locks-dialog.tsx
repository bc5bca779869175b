import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';
import { useState } from 'react';

import { useDesk } from '../app/use-desk';
import { newRequestId } from '../calls/desk-calls';
import { isDone, type WriteResult } from '../calls/desk-result';
import { useT } from '../texts/use-texts';
import { ActDialog } from './act-dialog';

export type LockSubject = DeskBody<'lock'>['subject'];

export interface NamedSubject {
  readonly subject: LockSubject;
  readonly name: string;
}

interface ChangeLocksDialogProps {
  readonly action: 'lock' | 'unlock';
  readonly subjects: readonly NamedSubject[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Wanted {
  readonly subject: LockSubject;
  requestId: string;
  isDone: boolean;
}

/** One after the other, for one reason. Pressed again after a failure, it repeats those that are not known to be done. */
export function ChangeLocksDialog({ action, subjects, onDone, onClose }: ChangeLocksDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const [wanted] = useState(() =>
    subjects.map(({ subject }): Wanted => ({ subject, requestId: newRequestId(), isDone: false })),
  );

  async function changeAll(reason: string): Promise<WriteResult<DeskAnswer<'lock'>>> {
    let result: WriteResult<DeskAnswer<'lock'>> = { kind: 'done' };
    for (const each of wanted.filter((one) => !one.isDone)) {
      const { requestId: request_id, subject } = each;
      result = await calls.write(action, { request_id, reason, subject });
      each.isDone = isDone(result);
      if (result.kind === 'refused') each.requestId = newRequestId();
      if (!each.isDone) return result;
    }
    return result;
  }

  return (
    <ActDialog
      title={t(`matches.${action}_title`, { count: subjects.length })}
      confirm={t(`matches.${action}`)}
      look={action === 'lock' ? 'danger' : 'primary'}
      {...(action === 'unlock' && { quick: ['checked', 'mistake'] as const })}
      run={({ reason }) => changeAll(reason)}
      onDone={onDone}
      onClose={onClose}
    >
      <ul>
        {subjects.map(({ subject, name }) => (
          <li key={`${subject.scope}:${subject.id}`}>{name}</li>
        ))}
      </ul>
    </ActDialog>
  );
}
