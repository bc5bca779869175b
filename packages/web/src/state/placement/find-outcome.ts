import type { CallData } from '../../data/caller';
import { retryDelay } from '../../data/retry-delay';
import type { AppState } from '../app-state';

/** Ms after which an unknown placement is abandoned, so that it can never be accepted. */
const ABANDON_AFTER_MS = 10_000;

export type Outcome =
  | { readonly kind: 'found'; readonly answer: CallData<'playMore'> }
  | { readonly kind: 'never-arrived' }
  /** The player signed out. */
  | { readonly kind: 'not-known' };

const NOT_KNOWN: Outcome = { kind: 'not-known' };

const sleep = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

/** Retries until the server answers (BET-8). */
export async function findOutcome(app: AppState, requestId: string): Promise<Outcome> {
  const since = app.env.now();
  const { turn } = app.session.getState();
  const isGone = (): boolean => app.session.getState().turn !== turn;
  for (let attempt = 0; ; attempt += 1) {
    await sleep(retryDelay(attempt, app.env.random));
    if (isGone()) return NOT_KNOWN;
    const abandons = app.env.now() - since >= ABANDON_AFTER_MS;
    const reply = await app.call('getBetByRequestId', {
      request_id: requestId,
      abandon_if_missing: abandons ? 1 : undefined,
    });
    if (isGone()) return NOT_KNOWN;
    if (reply.kind === 'ok' && reply.data.found === 1) return { kind: 'found', answer: reply.data.answer };
    if (reply.kind === 'ok' && abandons) return { kind: 'never-arrived' };
    if (reply.kind === 'not-signed-in' || reply.kind === 'signed-out') return NOT_KNOWN;
  }
}
