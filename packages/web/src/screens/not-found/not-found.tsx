import { useT } from '../../i18n/use-texts';
import { useRouteMessage } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { AppLink } from '../common/app-link';
import { plainMessage } from '../common/plain-message';
import styles from './not-found.module.css';

/** NAV-3. Quotes a message of the URL as the link's text, without contact data (S-L14). Messages have no links. */
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

const REMOVED = '…';

/** In order of removal. */
const CONTACTS = [
  // URLs with scheme or www, and words with @.
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/giu,
  /[\p{L}\p{N}._%+-]*[@＠]\S+/gu,
  /[\p{L}\p{N}_-]+(?:[.．][\p{L}\p{N}_-]+)*[.．]\p{L}{2,}(?:[/?#:]\S*)?/gu,
  // Telephone numbers: from six digits, any separators.
  /[+＋(]*\p{Nd}(?:[\s().\-‐-―/·]*\p{Nd}){5,}/gu,
];

/**
 * An attacker can write a link's text (S-L14). Variants pass, so the screen also names its origin.
 * @example withoutContacts('Call +1 555 0100 99') // 'Call …'
 */
export function withoutContacts(text: string): string {
  return CONTACTS.reduce((rest, contact) => rest.replace(contact, REMOVED), text);
}
