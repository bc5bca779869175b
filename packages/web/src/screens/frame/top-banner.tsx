import { useT } from '../../i18n/use-texts';
import { useBanner } from '../../state';
import styles from './top-banner.module.css';

/** ERR-3: the sentence on top of the page; the state takes it away after 3 s. */
export function TopBanner() {
  const t = useT();
  const banner = useBanner();
  return (
    <div role="alert" className={styles['place']}>
      {banner !== null && <p className={styles['banner']}>{banner.kind === 'key' ? t(banner.key) : banner.text}</p>}
    </div>
  );
}
