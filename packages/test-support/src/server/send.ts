import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

import { envelopeSchema, type Envelope } from '@clutchline/contract';
import * as z from 'zod/mini';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Sent {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders | string[];
  readonly body?: string | Buffer;
}

/** On a new connection with an unnormalized path. */
export function send(url: string, path: string, { method = 'POST', headers = {}, body }: Sent = {}): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export function envelopeOf({ text }: Pick<Answer, 'text'>): Envelope {
  return z.parse(envelopeSchema, JSON.parse(text));
}

export function exchange(url: string, bytes: string): Promise<{ text: string; ms: number }> {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ text, ms: performance.now() - began }));
  });
}
