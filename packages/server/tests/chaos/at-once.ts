import { connect } from 'node:net';

import { CALLS, envelopeSchema } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { PlaceAnswer } from '@clutchline/test-support/server/bet-requests';

interface HeldRequest {
  /** Null for a refusal. */
  readonly release: () => Promise<{ readonly answer: PlaceAnswer | null; readonly bytes: string }>;
}

function hold(url: string, [head, last]: readonly [string, string]): Promise<HeldRequest> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.setNoDelay(true);
      socket.write(head, () => resolve({ release }));
    });
    socket.once('error', reject);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((done) => socket.once('close', () => done()));
    const release: HeldRequest['release'] = async () => {
      socket.write(last);
      await ended;
      const text = Buffer.concat(chunks).toString();
      return dataOf(text.slice(text.indexOf('\r\n\r\n') + 4));
    };
  });
}

function dataOf(body: string): { answer: PlaceAnswer | null; bytes: string } {
  const { data } = z.parse(envelopeSchema, JSON.parse(body));
  const parsed = z.safeParse(CALLS.playMore.response, data);
  return { answer: parsed.success ? parsed.data : null, bytes: JSON.stringify(data) };
}

/** All last bytes at one instant. In request order. */
export async function sendAtOnce(
  requests: readonly { readonly url: string; readonly raw: readonly [string, string] }[],
) {
  const heldRequests = await Promise.all(requests.map(({ url, raw }) => hold(url, raw)));
  return await Promise.all(heldRequests.map(({ release }) => release()));
}
