import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import { parseBody } from '../calls/parse-body';
import type { Log } from '../../platform/log/log';

export interface ProblemAnswer {
  /** Of the calls; `type` is below it. */
  readonly path: string;
  readonly name: string;
  readonly status: number;
  readonly title: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export function sendJson(reply: FastifyReply, data: unknown): FastifyReply {
  return reply.header('cache-control', 'no-store').code(200).type('application/json').send(JSON.stringify(data));
}

/** RFC 9457. As bytes, because the framework adds a charset to texts, which this type does not have. */
export function sendProblem(reply: FastifyReply, { path, name, status, title, fields }: ProblemAnswer): FastifyReply {
  const type = `${path}/problems/${name.replaceAll('_', '-')}`;
  return reply
    .header('cache-control', 'no-store')
    .code(status)
    .type('application/problem+json')
    .send(Buffer.from(JSON.stringify({ ...fields, type, title, status })));
}

export const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

export const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** Null: malformed. */
export function readJson(request: FastifyRequest): { readonly value: unknown } | null {
  try {
    return { value: parseBody(bytesOf(request)) };
  } catch {
    return null;
  }
}

/** The first invalid field (bad input rows 264 to 269). */
export function fieldOf(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') return issue.keys[0] ?? '';
  return issue?.path.join('.') ?? '';
}

const statusOf = (thrown: unknown): number =>
  thrown instanceof Error && 'statusCode' in thrown ? Number(thrown.statusCode) : 500;

export type GeneralProblem = 'too_large' | 'malformed' | 'internal' | 'not_found';

function problemOf(thrown: unknown): GeneralProblem {
  const status = statusOf(thrown);
  if (status === 413) return 'too_large';
  return status >= 400 && status < 500 ? 'malformed' : 'internal';
}

/** Of another audience than players: no parser but bytes, and every failure is a problem. */
export function createProblemServer(
  bodyLimit: number,
  send: (reply: FastifyReply, name: GeneralProblem) => FastifyReply,
  log: Log,
): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
  app.setErrorHandler((thrown, request, reply) => {
    const name = problemOf(thrown);
    if (name === 'internal')
      log.error({ method: request.method, cause: String(thrown).slice(0, 3_000) }, 'operator request failed');
    return send(reply, name);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, 'not_found'));
  return app;
}
