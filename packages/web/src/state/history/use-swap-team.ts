import { useRef, useState } from 'react';

import { useApp } from '../app-context';

export type SwapPhase =
  | { readonly kind: 'idle' | 'busy' | 'unknown' }
  /** From the server, in the player's language. */
  | { readonly kind: 'refused'; readonly message: string };

export interface SwapTeamView {
  readonly phase: SwapPhase;
  readonly swap: () => Promise<void>;
}

/** BET-5. If the answer is lost, the next press uses the same request id, so a stake never moves twice (BET-8). */
export function useSwapTeam(orderNo: string): SwapTeamView {
  const app = useApp();
  const [phase, setPhase] = useState<SwapPhase>({ kind: 'idle' });
  const requestId = useRef<string | null>(null);

  async function swap(): Promise<void> {
    requestId.current ??= app.env.randomId();
    setPhase({ kind: 'busy' });
    const reply = await app.call('swapTeam', { request_id: requestId.current, order_no: orderNo });
    if (reply.kind === 'network-failed' || (reply.kind === 'refused' && reply.refusal === 'still_deciding')) {
      setPhase({ kind: 'unknown' });
      return;
    }
    requestId.current = null;
    setPhase(reply.kind === 'refused' ? { kind: 'refused', message: reply.message } : { kind: 'idle' });
    if (reply.kind === 'ok') app.refresh.ask('own');
  }

  return { phase, swap };
}
