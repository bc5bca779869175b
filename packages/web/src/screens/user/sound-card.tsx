import { useT } from '../../i18n/use-texts';
import { usePreferences } from '../../state';
import { CheckboxRow } from '../../ui/checkbox-row';
import { Card } from './card';

/** Off by default (USER-7). */
export function SoundCard() {
  const t = useT();
  const { sound, chooseSound } = usePreferences();
  const isOn = sound === 'on';
  return (
    <Card title={t('user.sounds')}>
      <CheckboxRow text={t('user.sound_label')} checked={isOn} onToggle={() => chooseSound(isOn ? 'off' : 'on')} />
    </Card>
  );
}
