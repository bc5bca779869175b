import type { PlayerLimitsInfo } from '@clutchline/contract';
import { useEffect } from 'react';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { playerLimitsQuery } from '../queries/player-limits-query';
import { queryView, type QueryView } from './query-view';
import { useFetched } from './use-fetched';

/** Delay in ms after the change, so that it has also happened on the server. */
const AFTER_MS = 500;
/** A timer of more than 24 days would fire at once; so the limits are fetched after one day at the latest. */
const MOST_MS = 24 * 60 * 60 * 1_000;

/** Next time at which a limit changes by itself, in server time. */
function nextMoment({ day_ends, day_stake, day_loss, session_minutes, break: pause }: PlayerLimitsInfo): number {
  const pending = [day_stake, day_loss, session_minutes].flatMap((limit) => limit.pending?.from ?? []);
  return Math.min(day_ends, ...pending, ...(pause === null ? [] : [pause.until]));
}

/** The player's own limits and break, fetched again when one changes (BET-7). */
export function usePlayerLimits(): QueryView<PlayerLimitsInfo> | { readonly status: 'signed-out' } {
  const app = useApp();
  const { token, turn } = useStore(app.session);
  const fetched = useFetched(playerLimitsQuery(app, turn));
  const { data, reload } = fetched;
  const next = data === undefined ? null : nextMoment(data);
  useEffect(() => {
    if (next === null) return undefined;
    const left = next - app.env.now() - app.freshness.getState().clockOffset;
    const timer = setTimeout(reload, Math.min(Math.max(0, left), MOST_MS) + AFTER_MS);
    return () => clearTimeout(timer);
  }, [app, next, reload]);
  return token === null ? { status: 'signed-out' } : queryView(fetched);
}
