import { useT } from '../../i18n/use-texts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

/** ERR-6: what stands where data did not come. */
export function LoadFailed({ reload }: { readonly reload: () => void }) {
  const t = useT();
  return (
    <div role="alert">
      <EmptyState icon="globe" title={t('common.loading_failed')}>
        <Button onPress={reload}>{t('common.reload')}</Button>
      </EmptyState>
    </div>
  );
}
