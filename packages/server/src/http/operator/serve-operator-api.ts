import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  openSessionBody,
  OPERATOR_PATH,
  OPERATOR_PROBLEMS,
  operatorPlayerId,
  type OperatorProblem,
  transferBody,
} from '@clutchline/contract/operator';
import * as z from 'zod/mini';

import {
  endSessions,
  openPlayerSession,
  type OperatorOutcome,
  problem,
  readPlayer,
  runOnce,
  type Stores,
  transferMoney,
  verifySignature,
} from '../../integration';
import type { ServerContext } from '../../platform/context';
import { parseBody } from '../calls/parse-body';

type Context = ServerContext<Stores>;

/** Bytes. */
const BODY_LIMIT = 64 * 1024;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,128}$/;

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function answer(reply: FastifyReply, outcome: OperatorOutcome): FastifyReply {
  void reply.header('cache-control', 'no-store');
  if (outcome.kind === 'ok') return reply.code(200).type('application/json').send(JSON.stringify(outcome.data));
  const { status, title } = OPERATOR_PROBLEMS[outcome.problem];
  const type = `${OPERATOR_PATH}/problems/${outcome.problem.replaceAll('_', '-')}`;
  const text = JSON.stringify({ ...outcome.fields, type, title, status });
  // As bytes, because the framework adds a charset to texts, which this type does not have.
  return reply.code(status).type('application/problem+json').send(Buffer.from(text));
}

/** The first invalid field (bad input rows 264 to 269). */
function fieldOf(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') return issue.keys[0] ?? '';
  return issue?.path.join('.') ?? '';
}

function readJson(request: FastifyRequest): { readonly value: unknown } | null {
  try {
    return { value: parseBody(bytesOf(request)) };
  } catch {
    return null;
  }
}

interface Given<Body> {
  readonly schema: z.core.$ZodType<Body>;
  readonly value: unknown;
}

class OperatorRoutes {
  constructor(
    private readonly app: FastifyInstance,
    private readonly context: Context,
  ) {}

  add(method: 'GET' | 'POST' | 'DELETE', path: string, run: (request: FastifyRequest) => Promise<OperatorOutcome>) {
    this.app.route({
      method,
      url: `${OPERATOR_PATH}${path}`,
      handler: async (request, reply) => {
        const reason = await verifySignature(this.context, {
          method: request.method,
          path: request.raw.url ?? '',
          body: bytesOf(request),
          keyId: headerOf(request, 'clutchline-key'),
          timestamp: headerOf(request, 'clutchline-timestamp'),
          signature: headerOf(request, 'clutchline-signature'),
        });
        if (reason === null) return answer(reply, await run(request));
        this.context.log.warn({ event: 'operator_request_refused', reason, method, path }, 'operator request refused');
        return answer(reply, problem('unauthorised'));
      },
    });
  }

  /** Parses, then runs once per idempotency key. */
  async change<Body>(
    request: FastifyRequest,
    { schema, value }: Given<Body>,
    work: (stores: Stores, body: Body) => Promise<OperatorOutcome>,
  ): Promise<OperatorOutcome> {
    const key = headerOf(request, 'idempotency-key') ?? '';
    if (!IDEMPOTENCY_KEY.test(key)) return problem('no_idempotency_key');
    const parsed = z.safeParse(schema, value);
    if (!parsed.success) return problem('invalid', { field: fieldOf(parsed.error) });
    const content = [request.method, request.raw.url, bytesOf(request).toString('base64')].join('\n');
    return await runOnce(this.context, { key, content }, (stores) => work(stores, parsed.data));
  }
}

const playerParams = z.object({ player_id: operatorPlayerId });

function addRoutes(app: FastifyInstance, context: Context): void {
  const routes = new OperatorRoutes(app, context);
  const changeByBody =
    <Body>(schema: z.core.$ZodType<Body>, work: (stores: Stores, body: Body) => Promise<OperatorOutcome>) =>
    async (request: FastifyRequest) => {
      const json = readJson(request);
      if (json === null) return problem('malformed');
      return await routes.change(request, { schema, value: json.value }, work);
    };
  routes.add(
    'POST',
    '/sessions',
    changeByBody(openSessionBody, (stores, body) => openPlayerSession(context, stores, body)),
  );
  routes.add(
    'POST',
    '/transfers',
    changeByBody(transferBody, (stores, body) => transferMoney(context, stores, body)),
  );
  routes.add('DELETE', '/sessions/:player_id', (request) =>
    routes.change(request, { schema: playerParams, value: request.params }, (stores, { player_id }) =>
      endSessions(context, stores, player_id),
    ),
  );
  routes.add('GET', '/players/:player_id', async (request) => {
    const params = z.safeParse(playerParams, request.params);
    return params.success
      ? await readPlayer(context, params.data.player_id)
      : problem('invalid', { field: 'player_id' });
  });
}

const statusOf = (thrown: unknown): number =>
  thrown instanceof Error && 'statusCode' in thrown ? Number(thrown.statusCode) : 500;

function problemOf(thrown: unknown): OperatorProblem {
  const status = statusOf(thrown);
  if (status === 413) return 'too_large';
  return status >= 400 && status < 500 ? 'malformed' : 'internal';
}

export interface OperatorApi {
  readonly url: string;
  close(): Promise<void>;
}

/** A separate listener: players cannot reach it (bad input row 277). */
export async function serveOperatorApi(
  { host, port }: { readonly host: string; readonly port: number },
  context: Context,
): Promise<OperatorApi> {
  const app = Fastify({ logger: false, bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
  app.setErrorHandler((thrown, request, reply) => {
    const name = problemOf(thrown);
    if (name === 'internal')
      context.log.error({ method: request.method, cause: String(thrown).slice(0, 3_000) }, 'operator request failed');
    return answer(reply, problem(name));
  });
  app.setNotFoundHandler((_request, reply) => answer(reply, problem('not_found')));
  addRoutes(app, context);
  return { url: await app.listen({ host, port }), close: () => app.close() };
}
