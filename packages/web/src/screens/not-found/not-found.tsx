import { useT } from '../../i18n/use-texts';
import { useRouteMessage } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { AppLink } from '../common/app-link';
import { plainMessage } from '../common/plain-message';
import styles from './not-found.module.css';

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

const REMOVED = '…';

/** Contact data in the order of removal. */
const CONTACTS = [
  // URLs with a scheme or www, and words with an @.
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/giu,
  /[\p{L}\p{N}._%+-]*[@＠]\S+/gu,
  // Host names with their paths.
  /[\p{L}\p{N}_-]+(?:[.．][\p{L}\p{N}_-]+)*[.．]\p{L}{2,}(?:[/?#:]\S*)?/gu,
  // Telephone numbers: six or more digits with any separators.
  /[+＋(]*\p{Nd}(?:[\s().\-‐-―/·]*\p{Nd}){5,}/gu,
];

/**
 * Removes telephone numbers and addresses, because an attacker can write the text of a link (S-L14). Best effort:
 * spelling variants pass, so the screen also names the origin of the text.
 *
 * @example withoutContacts('Call +1 555 0100 99') // 'Call …'
 */
export function withoutContacts(text: string): string {
  return CONTACTS.reduce((rest, contact) => rest.replace(contact, REMOVED), text);
}
