import { type ChessActionInfo, chessRefusedSchema, type ChessStateInfo, type Refusal } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { CallReply } from '../../data/caller';
import type { AppState } from '../app-state';
import { callOf, type ChessRequest } from './chess-move';
import { chessQuery, hold, newerOf } from './chess-query';

export type ChessOutcome =
  | { readonly kind: 'done'; readonly amount: string; readonly merges: ChessActionInfo['merges'] }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly message: string }
  /** No answer: the same request can be sent again. */
  | { readonly kind: 'unknown' }
  /** Signed out meanwhile, or the app was reset. */
  | { readonly kind: 'left' };

interface Sent {
  readonly outcome: ChessOutcome;
  readonly state: ChessStateInfo | null;
}

/** Ms before each repetition of a request without an answer. */
const REPEAT_MS = [500, 1_500, 3_000];
const LEFT: Sent = { outcome: { kind: 'left' }, state: null };

type App = Pick<AppState, 'env' | 'call' | 'session' | 'queries'>;

/**
 * Sends an action, again with the same id while no answer comes, and stores the state of the answer or refusal. As a
 * continuation of the query, so that a lost connection leaves the state on the screen (U37).
 */
export async function sendChessMove(app: App, request: ChessRequest): Promise<ChessOutcome> {
  const { generation } = request;
  const entry = app.queries.entry(chessQuery(app, generation));
  if (entry.read().data === undefined) await entry.load().catch(() => undefined);
  if (entry.read().data === undefined) return LEFT.outcome;
  entry.stop();
  return new Promise((resolve) => {
    entry.extend(async (known, signal) => {
      const { outcome, state } = await sendUntilAnswered(app, request, signal).catch(() => LEFT);
      resolve(app.session.getState().generation === generation ? outcome : LEFT.outcome);
      if (outcome.kind === 'unknown') throw new Error('no answer');
      return state === null ? known : newerOf(known, hold(app, state));
    });
  });
}

async function sendUntilAnswered(app: App, request: ChessRequest, signal: AbortSignal): Promise<Sent> {
  for (const wait of REPEAT_MS) {
    const sent = sentOf(await callOf(app, request, signal));
    if (sent.outcome.kind !== 'unknown') return sent;
    await new Promise((resolve) => setTimeout(resolve, wait));
    signal.throwIfAborted();
  }
  return sentOf(await callOf(app, request, signal));
}

function sentOf(reply: CallReply<ChessActionInfo>): Sent {
  if (reply.kind === 'ok') {
    const { amount, merges, state } = reply.data;
    return { outcome: { kind: 'done', amount, merges }, state };
  }
  if (reply.kind === 'network-failed') return { outcome: { kind: 'unknown' }, state: null };
  if (reply.kind !== 'refused') return LEFT;
  const { refusal, message, data } = reply;
  // The server still works on an earlier copy of the request.
  if (refusal === 'still_deciding') return { outcome: { kind: 'unknown' }, state: null };
  const refused = z.safeParse(chessRefusedSchema, data);
  return { outcome: { kind: 'refused', refusal, message }, state: refused.success ? refused.data.state : null };
}
