import type { Translator } from '@clutchline/i18n';
import { useEffect } from 'react';

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

/** ERR-3. Its time begins when it is drawn; pointer and focus hold it. */
export function BannerLine() {
  const t = useT();
  const { requestSignIn } = useHost();
  const { shown, kind, hold } = useBanner();
  useEffect(() => hold(false), [hold]);
  const pause = (): void => hold(true);
  const resume = (): void => hold(false);
  if (shown === null) return null;
  return (
    <div className={styles['banner']} onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
      <p>{wordsOf(t, shown)}</p>
      {kind === 'sign-in' && <Button onPress={requestSignIn}>{t('common.sign_in')}</Button>}
    </div>
  );
}
