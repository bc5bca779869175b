import { useT } from '../../i18n/use-texts';
import { useNavigation } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

/** ERR-1: the server cannot be reached. */
export function NotNet() {
  const t = useT();
  const { retry } = useNavigation();
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
