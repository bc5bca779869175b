import type { FastifyReply, FastifyRequest } from 'fastify';

import { countHeader, isAllowedOrigin } from '../../platform/network/request-headers';
import { CALL_OF_PATH } from './call-paths';
import { HttpFailure } from '../answers/http-failure';

const MAX_HEADERS = 100;

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;
const API_PATH = /^\/+api(?:[/?#]|$)/i;

export function isApiTarget(target: string): boolean {
  return API_PATH.test(target);
}

function checkBodyHeaders(request: FastifyRequest): void {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new HttpFailure('unsupported_type');
  const isJson = JSON_TYPE.test(request.headers['content-type'] ?? '');
  if (!isJson || countHeader(request.raw, 'content-type') !== 1) throw new HttpFailure('unsupported_type');
}

function allowCrossOrigin(origin: string, reply: FastifyReply): void {
  void reply
    .header('access-control-allow-origin', origin)
    .header('access-control-allow-methods', 'POST')
    .header('access-control-allow-headers', 'content-type, token')
    .header('access-control-expose-headers', 'retry-after, x-request-id')
    .header('access-control-max-age', '600');
}

/** Bad input rows 1, 5, 6, 8, 16, 18 to 22. True: preflight answered. */
export function guardApi(request: FastifyRequest, reply: FastifyReply, allowOrigins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  void reply.header('vary', 'Origin');
  if (!isAllowedOrigin(origin, host, allowOrigins)) throw new HttpFailure('forbidden_origin');
  if (origin !== undefined) allowCrossOrigin(origin, reply);
  if (request.raw.rawHeaders.length > 2 * MAX_HEADERS) throw new HttpFailure('too_many_headers');
  const [path] = (request.raw.url ?? '').split('?', 1);
  if (path === undefined || !CALL_OF_PATH.has(path)) throw new HttpFailure('not_found');
  if (request.method === 'OPTIONS') return true;
  if (request.method !== 'POST') throw new HttpFailure('method_not_allowed', { allow: 'POST, OPTIONS' });
  checkBodyHeaders(request);
  return false;
}
