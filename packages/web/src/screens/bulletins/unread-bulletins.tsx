import { useUnreadBulletins } from '../../state';
import { Badge } from '../../ui/badge';

/** NEWS-3. */
export function UnreadBulletins() {
  const count = useUnreadBulletins();
  return count > 0 && <Badge tone="accent">{count}</Badge>;
}
