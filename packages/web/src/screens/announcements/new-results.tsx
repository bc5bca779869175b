import { useT } from '../../i18n/use-texts';
import { useNewResults } from '../../state';
import { Badge } from '../../ui/badge';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** U3. */
export function NewResultsBadge() {
  const t = useT();
  const count = useNewResults();
  if (count === 0) return null;
  return (
    <>
      {' '}
      <Badge tone="up">
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{t('announce.new_results', { count })}</VisuallyHidden>
      </Badge>
    </>
  );
}
