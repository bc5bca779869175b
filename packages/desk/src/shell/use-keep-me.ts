import { useEffect, useEffectEvent } from 'react';

import { useDesk, useMe, useRead } from '../app/use-desk';
import { type Me, signedIn } from '../session/session-store';

const ME_MS = 10_000;

const markOf = ({ session_id, roles, stepped_up_until, ends_at }: Me): string =>
  JSON.stringify([session_id, roles, stepped_up_until, ends_at]);

/** Rights that were taken or given show within ten seconds (DESK-5). */
export function useKeepMe(): void {
  const { session } = useDesk();
  const me = useMe();
  const { data } = useRead('me', {}, ME_MS);
  const keep = useEffectEvent((read: Me) => {
    if (session.getState().kind === 'signed_in' && markOf(read) !== markOf(me)) signedIn(session, read);
  });
  useEffect(() => {
    if (data !== null) keep(data);
  }, [data]);
}
