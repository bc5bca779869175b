import { useCallback, useSyncExternalStore } from 'react';

import { useDesk, useSession } from '../../app/use-desk';
import type { TopicView } from './topic-table';

const NONE: TopicView = { values: new Map(), isStale: false, refusal: null };

/** What the server pushes of a topic; stale too while the page is locked. @example useTopic('overview').values.get('open') */
export function useTopic(topic: string): TopicView {
  const { push } = useDesk();
  const isLocked = useSession().kind !== 'signed_in';
  const watch = useCallback(
    (listener: () => void) => (isLocked ? () => undefined : push.watch(topic, listener)),
    [push, topic, isLocked],
  );
  const view = useSyncExternalStore(watch, () => push.viewOf(topic) ?? NONE);
  return isLocked ? { ...view, isStale: true } : view;
}
