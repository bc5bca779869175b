import { useT } from '../../i18n/use-texts';
import { useRouteMessage } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { AppLink } from '../common/app-link';
import { plainMessage } from '../common/plain-message';
import styles from './not-found.module.css';
import { withoutContacts } from './without-contacts';

/**
 * NAV-3. A message from the app is shown as its own text. A message from the URL is quoted as the link's text, without
 * telephone numbers and addresses (S-L14). Neither contains links.
 */
export function NotFound() {
  const t = useT();
  const message = useRouteMessage();
  const own = plainMessage(message.own);
  const linked = withoutContacts(plainMessage(message.linked));
  return (
    <section>
      <EmptyState
        heading="h1"
        icon="search"
        title={t('pages.not_found_title')}
        text={own === '' ? t('server.page_unavailable') : own}
      >
        <AppLink className={styles['home']} screen="match-list">
          {t('pages.home')}
        </AppLink>
      </EmptyState>
      {linked !== '' && (
        <figure className={styles['linked']}>
          <figcaption>{t('pages.message_from_link')}</figcaption>
          <blockquote>
            <bdi>{linked}</bdi>
          </blockquote>
        </figure>
      )}
    </section>
  );
}
