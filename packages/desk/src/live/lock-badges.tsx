import type { DeskAnswer } from '@clutchline/contract/desk';
import { Badge } from '@clutchline/web/ui/badge';

import { useT } from '../texts/use-texts';

type Lock = DeskAnswer<'locks'>['locks'][number];

/** A badge for each lock with the operator who set it; the tooltip has the reason. */
export function LockBadges({ locks }: { readonly locks: readonly Lock[] }) {
  const t = useT();
  return locks.map(({ lock_id, scope, kind, set_by, reason }) => (
    <span key={lock_id} title={reason}>
      <Badge tone={scope === 'all' ? 'down' : 'warn'}>
        {t(kind === 'hide' ? 'matches.hidden_by' : `matches.locked_${scope}`, { name: set_by })}
      </Badge>{' '}
    </span>
  ));
}
