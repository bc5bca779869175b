import type { PlayerLimitsInfo } from '@clutchline/contract';
import { useEffect, useState } from 'react';

import type { CallBody, CallReply } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { playerLimitsQuery } from './player-limits-query';
import { queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { useStore } from '../use-snapshot';

/** By then the server's clock has passed the change too. */
const AFTER_MS = 500;
/** Timers above 24 days fire at once. */
const MOST_MS = 24 * 60 * 60 * 1_000;

/** When a limit changes by itself, server time. */
function nextMoment({ day_ends, day_stake, day_loss, session_minutes, break: pause }: PlayerLimitsInfo): number {
  const pending = [day_stake, day_loss, session_minutes].flatMap((limit) => limit.pending?.from ?? []);
  return Math.min(day_ends, ...pending, ...(pause === null ? [] : [pause.until]));
}

/** BET-7. */
export function usePlayerLimits(): QueryView<PlayerLimitsInfo> | { readonly status: 'signed-out' } {
  const app = useApp();
  const { token, generation } = useStore(app.session);
  const fetched = useFetched(playerLimitsQuery(app, generation));
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

export type LimitChangePhase =
  /** `unknown`: no answer; the limits are fetched again. */
  { readonly kind: 'idle' | 'busy' | 'done' | 'unknown' } | { readonly kind: 'refused'; readonly message: string };

export type LimitWanted = CallBody<'setPlayerLimit'>['limit'];
export type BreakWanted = CallBody<'takeBreak'>['pause'];

export interface LimitChangeView {
  readonly phase: LimitChangePhase;
  /** Null removes it. True if accepted. */
  readonly setLimit: (limit: LimitWanted) => Promise<boolean>;
  readonly takeBreak: (pause: BreakWanted) => Promise<boolean>;
}

/** Changes only after the server confirms (BET-7). */
export function useLimitChange(): LimitChangeView {
  const app = useApp();
  const [phase, setPhase] = useState<LimitChangePhase>({ kind: 'idle' });

  async function change(ask: () => Promise<CallReply<PlayerLimitsInfo>>): Promise<boolean> {
    const { generation } = app.session.getState();
    setPhase({ kind: 'busy' });
    const reply = await ask();
    setPhase(phaseAfter(reply));
    if (reply.kind === 'ok') applyAnswer(app, generation, reply.data);
    if (reply.kind === 'network-failed') app.queries.entry(playerLimitsQuery(app, generation)).invalidate();
    return reply.kind === 'ok';
  }

  return {
    phase,
    setLimit: (limit) => change(() => app.call('setPlayerLimit', { limit })),
    takeBreak: (pause) => change(() => app.call('takeBreak', { pause })),
  };
}

function phaseAfter(reply: CallReply<PlayerLimitsInfo>): LimitChangePhase {
  if (reply.kind === 'refused') return { kind: 'refused', message: reply.message };
  if (reply.kind === 'network-failed') return { kind: 'unknown' };
  return { kind: reply.kind === 'ok' ? 'done' : 'idle' };
}

/** Newer than any pending answer. */
function applyAnswer(
  app: Pick<AppState, 'call' | 'queries' | 'refresh' | 'session'>,
  generation: number,
  limits: PlayerLimitsInfo,
): void {
  const entry = app.queries.entry(playerLimitsQuery(app, generation));
  entry.stop();
  entry.extend(() => Promise.resolve(limits));
  app.refresh.ask('own');
}
