import { Button, IconButton } from '@clutchline/web/ui/button';
import { SelectField } from '@clutchline/web/ui/select-field';
import { useStore } from 'zustand';

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
  async function signOut(): Promise<void> {
    const result = await calls.call('signOut', {});
    if (result.kind === 'ok') signedOut(session);
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
      <Button look="quiet" onPress={() => void signOut()}>
        {t('shell.sign_out')}
      </Button>
    </div>
  );
}
