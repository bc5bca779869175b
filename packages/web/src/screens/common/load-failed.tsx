import { useT } from '../../i18n/use-texts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

interface LoadFailedProps {
  readonly reload: () => void;
  /** Where more is known than that it failed. */
  readonly title?: string;
  readonly text?: string;
  /** What the button says where it is not "reload". */
  readonly again?: string;
  /** `h1` where it is all the page has to say. */
  readonly heading?: 'h1' | 'p';
}

/** ERR-6: what stands where data did not come. */
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

/** What goes, by the button or by itself, takes no focus with it: who came by keyboard stays in the part that is loaded. */
function leaveFocusNear(part: HTMLElement | null): () => void {
  return () => {
    if (part?.contains(part.ownerDocument.activeElement) === true) part.closest<HTMLElement>('[tabindex]')?.focus();
  };
}
