import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS, type CallName } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { PlaceAnswer, PlaceRequest } from '../bet-requests';
import { envelopeOf, send } from '../send';
import type { ChaosPlayer } from './chaos-bench';

/** Between two tries of a client that hears nothing, and how long it tries, in ms. */
const RETRY_MS = 250;
const PATIENCE_MS = 90_000;

/** What came of a placement: its answer with the bytes of it, a refusal of the whole, or nothing that was heard. */
export type Reply =
  | { readonly kind: 'answer'; readonly answer: PlaceAnswer; readonly bytes: string }
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
  | { readonly kind: 'lost' };

async function ask(url: string, name: CallName, body: object, token: string) {
  const headers = { 'content-type': 'application/json', token };
  try {
    return envelopeOf(await send(url, CALLS[name].path, { headers, body: JSON.stringify({ lang: 2, ...body }) }));
  } catch {
    return null;
  }
}

/** Sends a placement once. An outcome that the server does not know is as good as lost. */
export async function placeOnce(url: string, player: ChaosPlayer, request: PlaceRequest): Promise<Reply> {
  const envelope = await ask(url, 'playMore', request, player.token());
  if (envelope === null) return { kind: 'lost' };
  const parsed = z.safeParse(CALLS.playMore.response, envelope.data);
  if (parsed.success) return { kind: 'answer', answer: parsed.data, bytes: JSON.stringify(envelope.data) };
  return { kind: 'refused', code: envelope.code, message: envelope.msg };
}

/**
 * What the status call says of a request that is given up where it is not found. Asked until it is heard, as the app does;
 * null where that takes too long.
 */
export async function statusOf(url: string, player: ChaosPlayer, requestId: string) {
  const body = { request_id: requestId, give_up: 1 };
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const envelope = await ask(url, 'getBetByRequestId', body, player.token());
    const parsed = z.safeParse(CALLS.getBetByRequestId.response, envelope?.data);
    if (parsed.success) return parsed.data;
    await sleep(RETRY_MS);
  }
  return null;
}

/** The order numbers of the bets that were taken. */
export const takenOf = ({ results }: PlaceAnswer): string[] => results.flatMap(({ order_no }) => order_no ?? []);

/** The bytes of a placement's request up to its last one, and that one. */
export function rawPlacement(url: string, player: ChaosPlayer, request: PlaceRequest): readonly [string, string] {
  const body = JSON.stringify(request);
  const head = [
    `POST ${CALLS.playMore.path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    'Content-Type: application/json',
    `Token: ${player.token()}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  const all = `${head.join('\r\n')}\r\n\r\n${body}`;
  return [all.slice(0, -1), all.slice(-1)];
}
