import { useT } from '../../i18n/use-texts';
import { useRouteMessage } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { plainMessage } from '../common/plain-message';

/** ERR-5. */
export function IpLimit() {
  const t = useT();
  // A link must not supply text in the site's name (S-L14).
  const message = plainMessage(useRouteMessage().own);
  return (
    <section>
      <EmptyState
        heading="h1"
        icon="shield"
        title={t('pages.ip_limit_title')}
        text={message === '' ? t('server.region_blocked') : message}
      />
    </section>
  );
}
