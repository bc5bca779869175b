import { useT } from '../../i18n/use-texts';
import { useHost } from '../../state';
import { Button } from '../../ui/button';
import styles from './chess.module.css';

/** In place of what only a player has. */
export function SignInBox() {
  const t = useT();
  const { requestSignIn } = useHost();
  return (
    <section className={styles['box']} aria-label={t('game.sign_in')}>
      <p>{t('chess.signed_out')}</p>
      <Button look="primary" onPress={requestSignIn}>
        {t('game.sign_in')}
      </Button>
    </section>
  );
}
