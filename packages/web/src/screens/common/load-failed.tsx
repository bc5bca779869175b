import { useT } from '../../i18n/use-texts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

interface LoadFailedProps {
  readonly reload: () => void;
  /** Where more is known than that it failed. */
  readonly title?: string;
  readonly text?: string;
}

/** ERR-6: what stands where data did not come. */
export function LoadFailed({ reload, title, text }: LoadFailedProps) {
  const t = useT();
  return (
    <div role="alert">
      <EmptyState icon="globe" title={title ?? t('common.loading_failed')} text={text}>
        <Button onPress={reload}>{t('common.reload')}</Button>
      </EmptyState>
    </div>
  );
}
