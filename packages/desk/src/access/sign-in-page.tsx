import { useStore } from 'zustand';

import { usePlace } from '../app/place';
import { useDesk } from '../app/use-desk';
import { useT } from '../texts/use-texts';
import { AccessFrame } from './access-frame';
import { InvitationField, SignIn } from './sign-in';

export function SignInPage() {
  const t = useT();
  const isLocal = useStore(useDesk().provider, ({ name }) => name === null);
  const [path] = usePlace();
  return (
    <AccessFrame title={t('access.sign_in_title')} text={t('access.sign_in_text')}>
      <SignIn />
      {(isLocal || path === 'local') && <InvitationField />}
    </AccessFrame>
  );
}
