import { useT } from '../../i18n/use-texts';
import { useRouteMessage } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { plainMessage } from '../common/plain-message';

/** ERR-5: the site may not be used from there. */
export function IpLimit() {
  const t = useT();
  // Only what the server said: a link may not put words into our mouth (S-L14).
  const said = plainMessage(useRouteMessage().own);
  return (
    <section>
      <EmptyState
        heading="h1"
        icon="shield"
        title={t('pages.ip_limit_title')}
        text={said === '' ? t('server.region_blocked') : said}
      />
    </section>
  );
}
