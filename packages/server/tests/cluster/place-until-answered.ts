import { freshId, type PlaceAnswer, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import type { ChaosPlayer } from '../chaos/chaos-setup';
import { placeOnce, statusOf, acceptedOrders } from '../chaos/chaos-client';

export interface Certainty {
  readonly orderNos: readonly string[];
  /** By an earlier attempt. */
  readonly found: number;
  readonly refusal: string | null;
}

/** As the app: without a response asks, abandons, retries with a new key. */
export async function placeUntilAnswered(
  url: string,
  player: ChaosPlayer,
  request: PlaceRequest,
  onUnanswered: (durationMs: number) => void,
): Promise<Certainty> {
  for (;;) {
    const sentAt = performance.now();
    const sent = { ...request, request_id: freshId() };
    const reply = await placeOnce(url, player, sent);
    if (reply.kind === 'answer') return { ...read(reply.answer), found: 0 };
    if (reply.kind === 'refused' && reply.message !== 'still_deciding')
      return { orderNos: [], found: 0, refusal: reply.message };
    onUnanswered(performance.now() - sentAt);
    const status = await statusOf(url, player, sent.request_id);
    if (status === null) throw new Error('the status of a request is unknown');
    if (status.found === 1) return { ...read(status.answer), found: 1 };
  }
}

function read(answer: PlaceAnswer): Pick<Certainty, 'orderNos' | 'refusal'> {
  return { orderNos: acceptedOrders(answer), refusal: answer.results[0]?.error?.refusal ?? null };
}
