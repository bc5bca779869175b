import type { DeskAnswer } from '@clutchline/contract/desk';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { ActDialog } from '../../acts/act-dialog';
import { useDesk, useRead } from '../../app/use-desk';
import { useTexts } from '../../texts/use-texts';
import { Panel } from '../../ui/panel';

type Proposal = DeskAnswer<'propose'>;

const AGAIN_MS = 5_000;

/** What this operator proposed and another person approved: the token is shown once. */
export function ApprovedInvites({ name }: { readonly name: string }) {
  const { t, format } = useTexts();
  const { calls } = useDesk();
  const { data } = useRead('proposals', {}, AGAIN_MS);
  const [open, setOpen] = useState<Proposal | null>(null);
  const [isLost, setLost] = useState(false);
  const [invited, setInvited] = useState<{ readonly id: number; readonly invite: DeskAnswer<'invite'> } | null>(null);
  const approved = (data ?? []).filter(
    ({ kind, state, proposed_by }) => kind === 'operator' && state === 'done' && proposed_by === name,
  );
  if (approved.length === 0) return null;
  const nameOf = ({ preview }: Proposal): string => ('name_key' in preview ? preview.name : '');
  return (
    <Panel title={t('people.approved')}>
      {invited !== null && (
        <Banner tone="info">
          {t('people.token', { token: invited.invite.token, time: format.clock(invited.invite.expires_at) })}
        </Banner>
      )}
      <div role="alert">{isLost && <Banner tone="down">{t('people.token_lost')}</Banner>}</div>
      <ul>
        {approved.map((proposal) => (
          <li key={proposal.proposal_id}>
            {nameOf(proposal)}{' '}
            {proposal.proposal_id !== invited?.id && (
              <Button onPress={() => setOpen(proposal)}>{t('people.invite')}</Button>
            )}
          </li>
        ))}
      </ul>
      {open !== null && (
        <ActDialog
          title={t('people.invite_title', { name: nameOf(open) })}
          confirm={t('people.invite')}
          initialReason={open.reason}
          run={(given) => calls.write('invite', { ...given, proposal_id: open.proposal_id })}
          onDone={(invite) => {
            setLost(invite === null);
            setInvited(invite === null ? null : { id: open.proposal_id, invite });
          }}
          onClose={() => setOpen(null)}
        >
          <p>{t('people.invite_text')}</p>
        </ActDialog>
      )}
    </Panel>
  );
}
