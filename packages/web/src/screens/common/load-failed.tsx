import { useT } from '../../i18n/use-texts';
import { useFailedPart } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

interface LoadFailedProps {
  readonly reload: () => void;
  readonly title?: string;
  readonly text?: string;
  readonly again?: string;
  /** `h1`: only content of the page. */
  readonly heading?: 'h1' | 'p';
}

/** ERR-6. */
export function LoadFailed({ reload, title, text, again, heading = 'p' }: LoadFailedProps) {
  const t = useT();
  return (
    <div role="alert" ref={leaveFocusNear}>
      <EmptyState heading={heading} icon="globe" title={title ?? t('common.loading_failed')} text={text}>
        <Button look={heading === 'p' ? 'plain' : 'primary'} onPress={reload}>
          {again ?? t('common.reload')}
        </Button>
      </EmptyState>
    </div>
  );
}

/** On removal, moves the focus to the surrounding part. */
function leaveFocusNear(part: HTMLElement | null): () => void {
  return () => {
    if (part?.contains(part.ownerDocument.activeElement) === true) part.closest<HTMLElement>('[tabindex]')?.focus();
  };
}

/** ERR-6. */
export function NewVersion({ reload }: { readonly reload: () => void }) {
  const t = useT();
  return (
    <LoadFailed heading="h1" title={t('common.new_version')} text={t('common.new_version_text')} reload={reload} />
  );
}

interface PartFailedProps {
  readonly error: Error;
  readonly retries: number;
  readonly retry: () => void;
}

/** After a new version only reloading the page helps; never a host's page (ERR-6). */
export function PartFailed({ error, retries, retry }: PartFailedProps) {
  const { outdated, reloadPage } = useFailedPart(error.message);
  if (outdated) return <NewVersion reload={reloadPage ?? retry} />;
  return <LoadFailed heading="h1" reload={retries > 0 ? (reloadPage ?? retry) : retry} />;
}
