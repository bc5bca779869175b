import { useUnreadNews } from '../../state';
import { Badge } from '../../ui/badge';

/** NEWS-3. */
export function UnreadNews() {
  const count = useUnreadNews();
  return count > 0 && <Badge tone="accent">{count}</Badge>;
}
