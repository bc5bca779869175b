import { useT } from '../../i18n/use-texts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

interface LoadFailedProps {
  readonly reload: () => void;
  /** Default: a general failure text. */
  readonly title?: string;
  readonly text?: string;
  /** Label of the button; default: "reload". */
  readonly again?: string;
  /** `h1` if it is the only content of the page. */
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

/** On removal, moves the focus to the surrounding part, for keyboard users. */
function leaveFocusNear(part: HTMLElement | null): () => void {
  return () => {
    if (part?.contains(part.ownerDocument.activeElement) === true) part.closest<HTMLElement>('[tabindex]')?.focus();
  };
}
