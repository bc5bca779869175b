import { useCallback, useState, useSyncExternalStore } from 'react';

import { useDesk, useSession } from '../../app/use-desk';
import type { TopicView } from './topic-table';

const NONE: TopicView = { values: new Map(), isStale: false, refusal: null };

const hasArrived = ({ values, refusal }: TopicView): boolean => values.size > 0 || refusal !== null;

/**
 * What the server pushes of a topic. While the page is locked, and after that until the first snapshot, the last values remain
 * and are stale: dialogs above them stay open, with what was typed.
 *
 * @example useTopic('overview').values.get('open')
 */
export function useTopic(topic: string): TopicView {
  const { push } = useDesk();
  const isLocked = useSession().kind !== 'signed_in';
  const watch = useCallback(
    (listener: () => void) => (isLocked ? () => undefined : push.watch(topic, listener)),
    [push, topic, isLocked],
  );
  const view = useSyncExternalStore(watch, () => push.viewOf(topic) ?? NONE);
  const [last, setLast] = useState(view);
  if (view !== last && hasArrived(view)) setLast(view);
  if (!isLocked && (hasArrived(view) || !hasArrived(last))) return view;
  return { ...last, isStale: true };
}
