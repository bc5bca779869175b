import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { DEFAULT_LANG } from '@clutchline/contract';

import { endSocket } from '../../platform/network/end-socket';
import { failureEnvelope, type EnvelopeTexts } from './envelopes';
import { FAILURES, type FailureName } from './http-failure';

const STATUS_TEXT = { 400: 'Bad Request', 405: 'Method Not Allowed', 431: 'Request Header Fields Too Large' } as const;

type RawFailure = Extract<FailureName, 'bad_request' | 'method_not_allowed' | 'too_many_headers'>;

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

function answer(socket: Duplex, name: RawFailure, replyTexts: EnvelopeTexts): void {
  const { status } = FAILURES[name];
  const body = JSON.stringify(failureEnvelope(name, replyTexts, DEFAULT_LANG));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_TEXT[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (name === 'method_not_allowed') head.push('Allow: POST, OPTIONS');
  endSocket(socket, `${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Bad input rows 15 to 17. */
export function answerClientError(cause: unknown, socket: Duplex, replyTexts: EnvelopeTexts): void {
  const code = codeOf(cause);
  if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else if (code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroy();
  else answer(socket, code === 'HPE_HEADER_OVERFLOW' ? 'too_many_headers' : 'bad_request', replyTexts);
}

/** Bad input row 22. */
export function refuseConnect(server: Server, replyTexts: EnvelopeTexts): void {
  server.on('connect', (_request, socket) => answer(socket, 'method_not_allowed', replyTexts));
}
