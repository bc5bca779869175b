import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { useT } from '../texts/use-texts';
import { Form } from '../ui/form';
import { QrPicture } from '../ui/qr-picture';
import { TextField } from '../ui/text-field';
import styles from './access-frame.module.css';
import type { Invite } from './invite';
import { useAccept } from './use-accept';

interface InvitedProps {
  readonly token: string;
  readonly invite: Invite;
  readonly onAccepted: (codes: readonly string[]) => void;
}

const LEAST_PASSWORD = 15;

const secretOf = (uri: string): string => new URL(uri).searchParams.get('secret') ?? '';

/** Password and authenticator app: the picture is read by the app, whose first code confirms it. */
export function InvitedByPassword({ token, invite, onAccepted }: InvitedProps) {
  const t = useT();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { isBusy, fault, accept } = useAccept(onAccepted);
  const isShort = password !== '' && Array.from(password).length < LEAST_PASSWORD;
  const isComplete = !isShort && password !== '' && code !== '';
  const submit = (): void =>
    void accept(({ request_id }) => Promise.resolve({ request_id, token, password, code: code.trim() }));
  return (
    <Form label={t('access.way_password')} onSubmit={() => isComplete && submit()}>
      <TextField
        label={t('access.new_password')}
        value={password}
        onChange={setPassword}
        type="password"
        autoComplete="new-password"
        note={t('access.password_note')}
        fault={isShort ? t('access.password_short') : undefined}
      />
      <div className={styles['secret']}>
        <QrPicture text={invite.totp_uri} label={t('access.qr')} />
        <p>{t('access.qr_text')}</p>
        <code className={styles['key']}>{secretOf(invite.totp_uri)}</code>
      </div>
      <TextField
        label={t('access.first_code')}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
      />
      <Button look="primary" wide busy={isBusy} disabled={!isComplete} onPress={submit}>
        {t('access.accept')}
      </Button>
      <div role="alert">{fault !== null && <Banner tone="down">{fault}</Banner>}</div>
    </Form>
  );
}
