import { Banner } from '@clutchline/web/ui/banner';
import { Button, IconButton } from '@clutchline/web/ui/button';
import { SelectField } from '@clutchline/web/ui/select-field';
import { useState } from 'react';
import { useStore } from 'zustand';

import { callFault } from '../acts/write-fault';
import { useDesk, useMe } from '../app/use-desk';
import type { Preferences } from '../session/preferences';
import { signedOut } from '../session/session-store';
import { LANGUAGES } from '../texts/languages';
import { useT } from '../texts/use-texts';
import styles from './shell.module.css';

const THEMES: readonly Preferences['theme'][] = ['arena', 'light', 'contrast'];
/** In their own languages. */
const NAMES = { 'en-US': 'English', 'zh-CN': '简体中文' } as const;

export function ShellMenu({ onHelp }: { readonly onHelp: () => void }) {
  const { calls, session, preferences } = useDesk();
  const { theme, language } = useStore(preferences);
  const me = useMe();
  const t = useT();
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function signOut(): Promise<void> {
    setBusy(true);
    const result = await calls.call('signOut', {});
    setBusy(false);
    if (result.kind === 'ok') signedOut(session);
    else setFault(result.kind === 'unreached' ? t('shell.still_signed_in') : callFault(t, result));
  }
  return (
    <div className={styles['menu']}>
      <SelectField
        label={t('shell.theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, text: t(`shell.theme_${value}`) }))}
        onChange={(value) => preferences.setState({ theme: value })}
      />
      <SelectField
        label={t('shell.language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, text: NAMES[value], lang: value }))}
        onChange={(value) => preferences.setState({ language: value })}
      />
      <IconButton icon="info" label={t('keys.title')} onPress={onHelp} />
      <span className={styles['who']}>{me.name}</span>
      <div role="alert">{fault !== null && <Banner tone="down">{fault}</Banner>}</div>
      <Button look="quiet" busy={isBusy} onPress={() => void signOut()}>
        {t('shell.sign_out')}
      </Button>
    </div>
  );
}
