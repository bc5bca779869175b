import { useDeferredValue } from 'react';

import { useT } from '../../i18n/use-texts';
import { usePreferences } from '../../state';
import { Button } from '../../ui/button';
import styles from './sound-prompt.module.css';

/** Once (USER-7); covers nothing, takes no focus. */
export function SoundPrompt() {
  const t = useT();
  const { chooseSound } = usePreferences();
  // Screen readers announce what a region receives, not what it is inserted with.
  const question = useDeferredValue(t('user.sound_ask'), '');
  return (
    <section className={styles['prompt']} aria-label={t('user.sounds')}>
      <p role="status">{question}</p>
      <div className={styles['answers']}>
        <Button look="quiet" onPress={() => chooseSound('off')}>
          {t('user.sound_no')}
        </Button>
        <Button onPress={() => chooseSound('on')}>{t('user.sound_yes')}</Button>
      </div>
    </section>
  );
}
