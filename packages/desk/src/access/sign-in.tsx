import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';
import { useStore } from 'zustand';

import { callFault } from '../acts/write-fault';
import { goTo, usePlace } from '../app/place';
import { useDesk, useSession } from '../app/use-desk';
import type { DeskResult } from '../calls/desk-result';
import { type Me, signedIn } from '../session/session-store';
import { useT } from '../texts/use-texts';
import { Form } from '../ui/form';
import { TextField } from '../ui/text-field';
import styles from './access-frame.module.css';
import { CodeField, codeOf } from './code-field';
import { presentPasskey } from './passkeys';
import { ProviderButton } from './provider-button';
import { useFactors } from './use-factors';

/** A token of an invitation, also as a whole link. */
const INVITATION = /([\w-]{22})\/?$/;

/** At the identity provider, if there is one; otherwise, and under `#/local`, at the desk. */
export function SignIn() {
  const { name } = useStore(useDesk().provider);
  const [path] = usePlace();
  if (name === null) return <LocalSignIn />;
  return (
    <>
      <AtProvider name={name} />
      {path === 'local' && <LocalSignIn />}
    </>
  );
}

/** A page that is locked stays open meanwhile. */
function AtProvider({ name }: { readonly name: string }) {
  const { session, activity, provider } = useDesk();
  const { refused } = useStore(provider);
  const t = useT();
  const now = useSession();
  const isDone = ({ operator_id }: Me): boolean => 'me' in now && now.me.operator_id === operator_id;
  const onDone = (me: Me): void => {
    activity.note();
    signedIn(session, me);
  };
  return (
    <>
      <ProviderButton
        text={t('access.by_provider', { name })}
        begin="beginProviderSignIn"
        beside={now.kind === 'locked' ? { isDone, onDone } : null}
      />
      <div role="alert">{refused !== null && <Banner tone="down">{callFault(t, refused)}</Banner>}</div>
    </>
  );
}

/** With a passkey, or with password and code. */
function LocalSignIn() {
  const { calls, session, activity } = useDesk();
  const t = useT();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { code, setCode, fault, isBusy, present } = useFactors((me) => {
    activity.note();
    signedIn(session, me);
  });

  const byPasskey = async (): Promise<DeskResult<Me> | null> => {
    const options = await calls.call('beginPasskeySignIn', {});
    if (options.kind !== 'ok') return options;
    const passkey = await presentPasskey(options.data);
    return passkey === null ? null : await calls.call('signInPasskey', { passkey });
  };
  const byPassword = () => calls.call('signIn', { name, password, code: codeOf(code) });
  const isComplete = name !== '' && password !== '' && code !== '';

  return (
    <div className={styles['columns']}>
      <Button look="primary" wide busy={isBusy} onPress={() => void present(byPasskey)}>
        {t('access.by_passkey')}
      </Button>
      <p className={styles['or']}>{t('access.or')}</p>
      <Form label={t('access.by_password')} onSubmit={() => isComplete && void present(byPassword)}>
        <TextField label={t('access.name')} value={name} onChange={setName} autoComplete="username" maxLength={64} />
        <TextField
          label={t('access.password')}
          value={password}
          onChange={setPassword}
          type="password"
          autoComplete="current-password"
        />
        <CodeField value={code} onChange={setCode} />
        <Button wide busy={isBusy} disabled={!isComplete} onPress={() => void present(byPassword)}>
          {t('access.by_password')}
        </Button>
      </Form>
      <div role="alert">{fault !== null && <Banner tone="down">{fault}</Banner>}</div>
    </div>
  );
}

/** For who has a token instead of a link. */
export function InvitationField() {
  const t = useT();
  const [given, setGiven] = useState('');
  const token = INVITATION.exec(given.trim())?.[1];
  const open = (): void => (token === undefined ? undefined : goTo('invite', token));
  return (
    <Form label={t('access.have_invitation')} onSubmit={open}>
      <TextField label={t('access.have_invitation')} value={given} onChange={setGiven} maxLength={300} />
      <Button look="quiet" disabled={token === undefined} onPress={open}>
        {t('access.open_invitation')}
      </Button>
    </Form>
  );
}
