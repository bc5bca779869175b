import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS, type CallName } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { PlaceAnswer, PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import type { ChaosPlayer } from './chaos-setup';

const RETRY_MS = 250;
const CALL_TIMEOUT_MS = 90_000;

export type Reply =
  | { readonly kind: 'answer'; readonly answer: PlaceAnswer; readonly bytes: string }
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
  | { readonly kind: 'lost' };

async function call(url: string, name: CallName, body: object, token: string) {
  const headers = { 'content-type': 'application/json', token };
  try {
    return envelopeOf(await send(url, CALLS[name].path, { headers, body: JSON.stringify({ lang: 2, ...body }) }));
  } catch {
    return null;
  }
}

/** An unknown outcome is a lost response. */
export async function placeOnce(url: string, player: ChaosPlayer, request: PlaceRequest): Promise<Reply> {
  const envelope = await call(url, 'playMore', request, player.token());
  if (envelope === null) return { kind: 'lost' };
  const parsed = z.safeParse(CALLS.playMore.response, envelope.data);
  if (parsed.success) return { kind: 'answer', answer: parsed.data, bytes: JSON.stringify(envelope.data) };
  return { kind: 'refused', code: envelope.code, message: envelope.msg };
}

/** Abandons the request. Retries as the app does; null after the timeout. */
export async function statusOf(url: string, player: ChaosPlayer, requestId: string) {
  const body = { request_id: requestId, abandon_if_missing: 1 };
  const until = performance.now() + CALL_TIMEOUT_MS;
  while (performance.now() < until) {
    const envelope = await call(url, 'getBetByRequestId', body, player.token());
    const parsed = z.safeParse(CALLS.getBetByRequestId.response, envelope?.data);
    if (parsed.success) return parsed.data;
    await sleep(RETRY_MS);
  }
  return null;
}

export const acceptedOrders = ({ results }: PlaceAnswer): string[] => results.flatMap(({ order_no }) => order_no ?? []);

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

/** Of a connection that stays open, in one part. */
export const keptPlacement = (url: string, player: ChaosPlayer, request: PlaceRequest): string =>
  rawPlacement(url, player, request).join('').replace('Connection: close', 'Connection: keep-alive');
