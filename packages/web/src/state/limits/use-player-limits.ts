import type { PlayerLimitsInfo } from '@clutchline/contract';
import { useEffect } from 'react';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { playerLimitsQuery } from './player-limits-query';
import { queryView, type QueryView } from '../queries/query-view';
import { useFetched } from '../queries/use-fetched';

/** Delay in ms after which the server's clock has passed the change too. */
const AFTER_MS = 500;
/** A timer above 24 days fires at once; fetch after one day at the latest. */
const MOST_MS = 24 * 60 * 60 * 1_000;

/** Next time at which a limit changes by itself, in server time. */
function nextMoment({ day_ends, day_stake, day_loss, session_minutes, break: pause }: PlayerLimitsInfo): number {
  const pending = [day_stake, day_loss, session_minutes].flatMap((limit) => limit.pending?.from ?? []);
  return Math.min(day_ends, ...pending, ...(pause === null ? [] : [pause.until]));
}

/** Fetched again when a limit changes by itself (BET-7). */
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
