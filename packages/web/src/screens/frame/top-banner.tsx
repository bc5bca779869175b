import { useBanner } from '../../state';
import { lazyPart } from '../common/lazy-part';
import styles from './top-banner.module.css';

const BannerLine = lazyPart(async () => (await import('./banner-line')).BannerLine, null, 'waits');

/** The live regions exist before their line (ERR-3). */
export function TopBanner() {
  const { shown, kind } = useBanner();
  const line = shown !== null && <BannerLine />;
  return (
    <div className={styles['place']}>
      <div role="status">{kind === 'notice' && line}</div>
      <div role="alert">{kind === 'sign-in' && line}</div>
    </div>
  );
}
