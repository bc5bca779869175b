import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';

import { useT } from '../texts/use-texts';
import styles from './access-frame.module.css';
import type { Invite } from './invite';
import { createPasskey } from './passkeys';
import { type Make, useAccept } from './use-accept';

interface InvitedProps {
  readonly token: string;
  readonly invite: Invite;
  readonly onAccepted: (codes: readonly string[]) => void;
}

export function InvitedByPasskey({ token, invite, onAccepted }: InvitedProps) {
  const t = useT();
  const { isBusy, fault, accept } = useAccept(onAccepted);
  const make: Make = async ({ request_id, unanswered }) => {
    if (unanswered !== null) return unanswered;
    const passkey = await createPasskey(invite.passkey);
    return passkey === null ? null : { request_id, token, passkey };
  };
  return (
    <div className={styles['columns']}>
      <p>{t('access.passkey_text')}</p>
      <Button look="primary" wide busy={isBusy} onPress={() => void accept(make)}>
        {t('access.create_passkey')}
      </Button>
      <div role="alert">{fault !== null && <Banner tone="down">{fault}</Banner>}</div>
    </div>
  );
}
