import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useStore } from 'zustand';

import { useDesk } from '../app/use-desk';
import { type DeskResult, isRefusal } from '../calls/desk-result';
import { type Me, signedIn } from '../session/session-store';
import { useT } from '../texts/use-texts';
import { Form } from '../ui/form';
import { ButtonRow } from '../ui/button-row';
import { Dialog } from '../ui/dialog';
import { CodeField, codeOf } from './code-field';
import { presentPasskey } from './passkeys';
import { ProviderButton } from './provider-button';
import { useFactors } from './use-factors';

/** Opens when a call needs a code or passkey not older than five minutes (DESK-4). */
export function StepUpDialog() {
  const isAsked = useStore(useDesk().stepUp.isAsked);
  return isAsked ? <OpenStepUp /> : null;
}

function OpenStepUp() {
  const { calls, clock, session, stepUp, provider } = useDesk();
  const { name } = useStore(provider);
  const t = useT();
  const goOn = (me: Me): void => {
    signedIn(session, me);
    stepUp.end(true);
  };
  const isSteppedUp = ({ stepped_up_until }: Me): boolean => (stepped_up_until ?? 0) > clock.now();
  const { code, setCode, fault, isBusy, present } = useFactors(goOn);

  const byPasskey = async (): Promise<DeskResult<Me> | null> => {
    const options = await calls.call('beginStepUp', {});
    if (options.kind !== 'ok') return options;
    const passkey = await presentPasskey(options.data);
    return passkey === null ? null : await calls.call('stepUp', { passkey });
  };
  /** A code counts once: one that another tab has used is refused, and the session is stepped up by then. */
  const byCode = async (): Promise<DeskResult<Me>> => {
    const result = await calls.call('stepUp', { code: codeOf(code) });
    if (!isRefusal(result, 'sign_in_refused')) return result;
    const me = await calls.call('me', {});
    return me.kind === 'ok' && isSteppedUp(me.data) ? me : result;
  };
  const cancel = (): void => stepUp.end(false);

  return (
    <Dialog title={t('access.step_up_title')} onClose={cancel}>
      <p>{t('access.step_up_text')}</p>
      {name !== null && (
        <ProviderButton
          text={t('access.step_up_by_provider', { name })}
          begin="beginProviderStepUp"
          beside={{ isDone: isSteppedUp, onDone: goOn }}
        />
      )}
      <Form label={t('access.code')} onSubmit={() => code !== '' && void present(byCode)}>
        <CodeField value={code} onChange={setCode} />
      </Form>
      <div role="alert">{fault !== null && <Banner tone="down">{fault}</Banner>}</div>
      <ButtonRow at="end">
        <Button look="quiet" onPress={cancel}>
          {t('common.cancel')}
        </Button>
        <Button busy={isBusy} onPress={() => void present(byPasskey)}>
          {t('access.use_passkey')}
        </Button>
        <Button look="primary" busy={isBusy} disabled={code === ''} onPress={() => void present(byCode)}>
          {t('access.use_code')}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
