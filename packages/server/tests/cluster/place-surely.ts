import { freshId, type PlaceAnswer, type PlaceRequest } from '../bet-requests';
import type { ChaosPlayer } from '../chaos/chaos-bench';
import { placeOnce, statusOf, takenOf } from '../chaos/chaos-client';

/** What became of a placement for certain. */
export interface Certainty {
  /** The bets that the player was told of. */
  readonly orderNos: readonly string[];
  /** Placements that an earlier sending had taken: found by their key. */
  readonly found: number;
  /** Why nothing was taken; null where something was. */
  readonly refusal: string | null;
}

/**
 * Places as the app and its player do: where no answer is heard it asks by its key what became of it, gives up what is not
 * found, and places anew under another key.
 */
export async function placeSurely(
  url: string,
  player: ChaosPlayer,
  request: PlaceRequest,
  onUnheard: (tookMs: number) => void,
): Promise<Certainty> {
  for (;;) {
    const sentAt = performance.now();
    const sent = { ...request, request_id: freshId() };
    const reply = await placeOnce(url, player, sent);
    if (reply.kind === 'answer') return { ...read(reply.answer), found: 0 };
    if (reply.kind === 'refused' && reply.message !== 'still_deciding')
      return { orderNos: [], found: 0, refusal: reply.message };
    onUnheard(performance.now() - sentAt);
    const status = await statusOf(url, player, sent.request_id);
    if (status === null) throw new Error('nobody says what became of a bet');
    if (status.found === 1) return { ...read(status.answer), found: 1 };
  }
}

function read(answer: PlaceAnswer): Pick<Certainty, 'orderNos' | 'refusal'> {
  return { orderNos: takenOf(answer), refusal: answer.results[0]?.error?.refusal ?? null };
}
