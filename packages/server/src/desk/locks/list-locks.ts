import type { DeskAnswer } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';
import { namesIn } from '../names/read-names';
import type { ActiveLock } from './lock-store';

export function describeLock({ lockId, scope, id, kind, reason, setBy, setAt }: ActiveLock) {
  return { lock_id: lockId, scope, id, kind, reason, set_by: setBy, set_at: setAt };
}

export async function listLocks({ stores }: Pick<DeskContext, 'stores'>): Promise<DeskAnswer<'locks'>> {
  const locks = (await stores.locks.active()).map(describeLock);
  return { locks, names: await namesIn({ stores }, locks) };
}
