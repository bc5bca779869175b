import { useT } from '../../i18n/use-texts';
import { useBanner, useHost } from '../../state';
import { Button } from '../../ui/button';
import styles from './top-banner.module.css';

/** ERR-3. Disappears after a time unless it has pointer or focus. */
export function TopBanner() {
  const t = useT();
  const { requestSignIn } = useHost();
  const { shown, kind, hold } = useBanner();
  const keep = (): void => hold(true);
  const letGo = (): void => hold(false);
  const line = shown !== null && (
    <div className={styles['banner']} onPointerEnter={keep} onPointerLeave={letGo} onFocus={keep} onBlur={letGo}>
      <p>{shown.kind === 'key' ? t(shown.key) : shown.text}</p>
      {kind === 'sign-in' && <Button onPress={requestSignIn}>{t('common.sign_in')}</Button>}
    </div>
  );
  return (
    <div className={styles['place']}>
      <div role="status">{kind === 'notice' && line}</div>
      <div role="alert">{kind === 'sign-in' && line}</div>
    </div>
  );
}
