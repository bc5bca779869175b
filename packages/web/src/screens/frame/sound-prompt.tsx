import { useT } from '../../i18n/use-texts';
import { usePreferences } from '../../state';
import { useAppWidth } from '../../ui/app-surface';
import { Button } from '../../ui/button';
import styles from './sound-prompt.module.css';

/** Asks once for permission to play bet sounds (USER-7), without taking the focus or shifting the layout. */
export function SoundPrompt() {
  const t = useT();
  const width = useAppWidth();
  const { chooseSound } = usePreferences();
  return (
    <div className={styles['place']} data-width={width}>
      <section className={styles['prompt']} role="status" aria-label={t('user.sounds')}>
        <p>{t('user.sound_ask')}</p>
        <div className={styles['answers']}>
          <Button look="quiet" onPress={() => chooseSound('off')}>
            {t('user.sound_no')}
          </Button>
          <Button onPress={() => chooseSound('on')}>{t('user.sound_yes')}</Button>
        </div>
      </section>
    </div>
  );
}
