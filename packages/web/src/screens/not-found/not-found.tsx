import { useT } from '../../i18n/use-texts';
import { useRoute } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { AppLink } from '../common/app-link';
import { plainMessage } from '../common/plain-message';
import styles from './not-found.module.css';

/** NAV-3: nothing stands at this address. A message is shown as text and leads nowhere; home does. */
export function NotFound() {
  const t = useT();
  const { message } = useRoute();
  const said = plainMessage(message);
  return (
    <section>
      <EmptyState
        heading="h1"
        icon="search"
        title={t('pages.not_found_title')}
        text={said === '' ? t('server.page_unavailable') : said}
      >
        <AppLink className={styles['home']} screen="match-list">
          {t('pages.home')}
        </AppLink>
      </EmptyState>
    </section>
  );
}
