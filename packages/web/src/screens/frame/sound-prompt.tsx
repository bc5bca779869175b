import { useT } from '../../i18n/use-texts';
import { usePreferences } from '../../state';
import { Button } from '../../ui/button';
import styles from './sound-prompt.module.css';

/** Once (USER-7); covers nothing, takes no focus. */
export function SoundPrompt() {
  const t = useT();
  const { chooseSound } = usePreferences();
  return (
    <section className={styles['prompt']} role="status" aria-label={t('user.sounds')}>
      <p>{t('user.sound_ask')}</p>
      <div className={styles['answers']}>
        <Button look="quiet" onPress={() => chooseSound('off')}>
          {t('user.sound_no')}
        </Button>
        <Button onPress={() => chooseSound('on')}>{t('user.sound_yes')}</Button>
      </div>
    </section>
  );
}
