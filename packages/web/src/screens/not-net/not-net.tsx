import { useT } from '../../i18n/use-texts';
import { useFailedPart, useNavigation } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { NewVersion } from '../common/new-version';

/** ERR-1: the server cannot be reached. */
export function NotNet() {
  const t = useT();
  const { retry } = useNavigation();
  const { outdated, reloadPage } = useFailedPart(null);
  if (outdated) return <NewVersion reload={reloadPage ?? retry} />;
  return (
    <section role="alert">
      <EmptyState
        heading="h1"
        icon="globe"
        title={t('common.network_connection_failed')}
        text={t('pages.not_net_text')}
      >
        <Button look="primary" onPress={retry}>
          {t('common.retry')}
        </Button>
      </EmptyState>
    </section>
  );
}
