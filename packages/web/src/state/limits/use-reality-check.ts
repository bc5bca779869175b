import type { RealityCheckInfo } from '@clutchline/contract';
import { useEffect, useState } from 'react';

import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { useStore } from '../use-snapshot';

/** Apart from the other own data: it has its own rhythm. */
const realityCheckQuery = (app: Pick<AppState, 'call' | 'session'>, generation: number): Query<RealityCheckInfo> => ({
  key: ['fixed', 'reality-check', generation],
  fetch: (signal) => fetchData(app, 'getRealityCheck', {}, signal),
  enabled: app.session.getState().token !== null,
  freshMs: 0,
});

/** By then the server has counted the time too. */
const AFTER_MS = 1_000;
/** Until the next request, if the server did not receive a confirmation. */
const AGAIN_MS = 60_000;

interface RealityCheckView {
  readonly check: QueryView<RealityCheckInfo>;
  /** Figures that the player has to see now; null: none. */
  readonly due: RealityCheckInfo | null;
  readonly confirm: () => void;
  readonly setMinutes: (minutes: RealityCheckInfo['minutes']) => void;
}

/** By the clock of the session, which the server counts (BET-7). */
export function useRealityCheck(): RealityCheckView {
  const app = useApp();
  const { generation } = useStore(app.session);
  const fetched = useFetched(realityCheckQuery(app, generation));
  const [closed, setClosed] = useState<RealityCheckInfo | null>(null);
  const { data, reload } = fetched;
  const waitMs = data === undefined ? null : data.is_due === 1 ? AGAIN_MS : data.next_in_s * 1_000 + AFTER_MS;
  useEffect(() => {
    if (waitMs === null) return undefined;
    const timer = setTimeout(reload, waitMs);
    return () => clearTimeout(timer);
  }, [data, waitMs, reload]);

  async function send(minutes: RealityCheckInfo['minutes'] | null): Promise<void> {
    const reply = await app.call('setRealityCheck', { minutes });
    if (reply.kind !== 'ok' || app.session.getState().generation !== generation) return;
    const entry = app.queries.entry(realityCheckQuery(app, generation));
    entry.stop();
    entry.extend(() => Promise.resolve(reply.data));
  }

  return {
    check: queryView(fetched),
    due: data?.is_due === 1 && data !== closed ? data : null,
    confirm: () => {
      setClosed(data ?? null);
      void send(null);
    },
    setMinutes: (minutes) => void send(minutes),
  };
}
