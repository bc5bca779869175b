import { useT } from '../../i18n/use-texts';
import { useFailedPart, useNavigation } from '../../state';
import { LoadFailed, NewVersion } from '../common/load-failed';

/** ERR-1. */
export function NotNet() {
  const t = useT();
  const { retry } = useNavigation();
  const { outdated, reloadPage } = useFailedPart(null);
  if (outdated) return <NewVersion reload={reloadPage ?? retry} />;
  return (
    <LoadFailed
      heading="h1"
      title={t('common.network_connection_failed')}
      text={t('pages.not_net_text')}
      again={t('common.retry')}
      reload={retry}
    />
  );
}
