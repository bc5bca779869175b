import type { Translator } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { type BannerText, useBanner, useHost } from '../../state';
import { Button } from '../../ui/button';
import styles from './top-banner.module.css';

function wordsOf(t: Translator, shown: BannerText): string {
  if (shown.kind === 'key') return t(shown.key);
  if (shown.kind === 'text') return shown.text;
  const { events, points } = shown;
  return t('notice.start_dropped', {
    events,
    points,
    part: points === '' ? 'events' : events === '' ? 'points' : 'both',
  });
}

/** ERR-3. Pointer and focus hold it. */
export function TopBanner() {
  const t = useT();
  const { requestSignIn } = useHost();
  const { shown, kind, hold } = useBanner();
  const pause = (): void => hold(true);
  const resume = (): void => hold(false);
  const line = shown !== null && (
    <div className={styles['banner']} onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
      <p>{wordsOf(t, shown)}</p>
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
