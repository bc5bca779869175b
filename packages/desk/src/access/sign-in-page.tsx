import { useT } from '../texts/use-texts';
import { AccessFrame } from './access-frame';
import { InvitationField, SignIn } from './sign-in';

export function SignInPage() {
  const t = useT();
  return (
    <AccessFrame title={t('access.sign_in_title')} text={t('access.sign_in_text')}>
      <SignIn />
      <InvitationField />
    </AccessFrame>
  );
}
