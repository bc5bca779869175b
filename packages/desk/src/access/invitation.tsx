import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { EmptyState } from '@clutchline/web/ui/empty-state';
import { Tabs } from '@clutchline/web/ui/tabs';
import { useState } from 'react';

import { goTo } from '../app/place';
import { useRead } from '../app/use-desk';
import { useTexts } from '../texts/use-texts';
import { AccessFrame } from './access-frame';
import type { Invite } from './invite';
import { InvitedByPasskey } from './invited-by-passkey';
import { InvitedByPassword } from './invited-by-password';
import { RecoveryCodes } from './recovery-codes';

/** How an invited person will sign in. */
const WAYS = ['passkey', 'password'] as const;

export function Invitation({ token }: { readonly token: string }) {
  const { data, refusal, isStale } = useRead('readInvite', { token });
  const { t } = useTexts();
  if (data !== null) return <Accepting token={token} invite={data} />;
  if (!isStale) return <AccessFrame title={t('access.invitation')}>{t('common.loading')}</AccessFrame>;
  return (
    <AccessFrame title={t('access.invitation')}>
      <Banner tone="down">{t(refusal === null ? 'common.stale' : `problems.${refusal.problem}`)}</Banner>
      <p>{t('access.ask_again')}</p>
      <Button onPress={() => goTo()}>{t('access.to_sign_in')}</Button>
    </AccessFrame>
  );
}

function Accepting({ token, invite }: { readonly token: string; readonly invite: Invite }) {
  const { t, format } = useTexts();
  const [way, setWay] = useState<(typeof WAYS)[number]>('passkey');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null && codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => goTo()} />;
  if (codes !== null)
    return (
      <AccessFrame title={t('access.accepted')}>
        <EmptyState icon="check" title={t('access.accepted_text')}>
          <Button look="primary" onPress={() => goTo()}>
            {t('access.to_sign_in')}
          </Button>
        </EmptyState>
      </AccessFrame>
    );
  const roles = invite.roles.map((role) => t(`roles.${role}`)).join(', ');
  const text = t('access.invitation_text', { roles, time: format.time(invite.expires_at) });
  return (
    <AccessFrame title={t('access.invitation_of', { name: invite.name })} text={text}>
      <Tabs
        label={t('access.way')}
        look="segments"
        items={WAYS.map((id) => ({ id, text: t(`access.way_${id}`) }))}
        selected={way}
        onSelect={setWay}
      />
      {way === 'passkey' ? (
        <InvitedByPasskey token={token} invite={invite} onAccepted={setCodes} />
      ) : (
        <InvitedByPassword token={token} invite={invite} onAccepted={setCodes} />
      )}
    </AccessFrame>
  );
}
