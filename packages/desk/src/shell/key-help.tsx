import { CheckboxRow } from '@clutchline/web/ui/checkbox-row';
import { useStore } from 'zustand';

import type { DeskScreen } from '../app/screens';
import { useDesk } from '../app/use-desk';
import type { TextKey } from '../texts/create-texts';
import { useT } from '../texts/use-texts';
import { Facts } from '../ui/facts';
import { Dialog } from '../ui/dialog';

const KEYS: readonly (readonly [keys: string, text: TextKey])[] = [
  ['/', 'keys.search'],
  ['j k ↓ ↑', 'keys.rows'],
  ['Enter', 'keys.open'],
  ['s', 'keys.suspend'],
  ['r', 'keys.resume'],
  ['e', 'keys.price'],
  ['?', 'keys.help'],
];

interface KeyHelpProps {
  readonly screens: readonly DeskScreen[];
  readonly onClose: () => void;
}

export function KeyHelp({ screens, onClose }: KeyHelpProps) {
  const { preferences } = useDesk();
  const hasKeys = useStore(preferences, (all) => all.hasKeys);
  const t = useT();
  const toScreens = screens.flatMap(({ key, title }) => (key === null ? [] : [[`g ${key}`, t(title)] as const]));
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <p>{t('keys.text')}</p>
      <CheckboxRow text={t('keys.on')} checked={hasKeys} onToggle={() => preferences.setState({ hasKeys: !hasKeys })} />
      <Facts
        facts={[['Shift+Esc', t('keys.panic')], ...KEYS.map(([keys, text]) => [keys, t(text)] as const), ...toScreens]}
      />
    </Dialog>
  );
}
