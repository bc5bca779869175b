import type { PlayerLimitsInfo } from '@clutchline/contract';
import { useState } from 'react';

import type { CallBody, CallReply } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { playerLimitsQuery } from './player-limits-query';

export type LimitChangePhase =
  /** `unknown`: no answer; the limits are fetched again. */
  | { readonly kind: 'idle' | 'busy' | 'done' | 'unknown' }
  /** From the server, in the player's language. */
  | { readonly kind: 'refused'; readonly message: string };

export type LimitWanted = CallBody<'setPlayerLimit'>['limit'];
export type BreakWanted = CallBody<'takeBreak'>['pause'];

export interface LimitChangeView {
  readonly phase: LimitChangePhase;
  /** Null removes the limit. True if the server accepts. */
  readonly setLimit: (limit: LimitWanted) => Promise<boolean>;
  /** Begins a break, or extends the current one. */
  readonly takeBreak: (pause: BreakWanted) => Promise<boolean>;
}

/** The view changes only after the server confirms (BET-7). */
export function useLimitChange(): LimitChangeView {
  const app = useApp();
  const [phase, setPhase] = useState<LimitChangePhase>({ kind: 'idle' });

  async function change(ask: () => Promise<CallReply<PlayerLimitsInfo>>): Promise<boolean> {
    const { turn } = app.session.getState();
    setPhase({ kind: 'busy' });
    const reply = await ask();
    setPhase(phaseAfter(reply));
    if (reply.kind === 'ok') takeAnswer(app, turn, reply.data);
    if (reply.kind === 'network-failed') app.queries.entry(playerLimitsQuery(app, turn)).invalidate();
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

/** This answer is newer than any pending one. */
function takeAnswer(app: AppState, turn: number, limits: PlayerLimitsInfo): void {
  const entry = app.queries.entry(playerLimitsQuery(app, turn));
  entry.stop();
  entry.extend(() => Promise.resolve(limits));
  app.refresh.ask('own');
}
