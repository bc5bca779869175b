import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPERATOR_CALLS, OPERATOR_PATH, OPERATOR_PROBLEMS, type OperatorCallName } from '@clutchline/contract/operator';
import * as z from 'zod/mini';

import {
  addAnnouncement,
  changeAnnouncement,
  endSessions,
  limitPlayer,
  listBets,
  listTransactions,
  openPlayerSession,
  type OperatorOutcome,
  problem,
  readPlayer,
  reportBalance,
  reportDay,
  runOnce,
  type Stores,
  transferMoney,
  verifySignature,
  withdrawAnnouncement,
} from '../../integration';
import type { ServerContext } from '../../platform/context';
import {
  bytesOf,
  createProblemServer,
  fieldOf,
  headerOf,
  readJson,
  sendJson,
  sendProblem,
} from '../answers/problem-server';

type Context = ServerContext<Stores>;

/** Bytes. */
const BODY_LIMIT = 64 * 1024;
/** Bytes: texts in eight languages. */
const TEXTS_LIMIT = 256 * 1024;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,128}$/;

function answer(reply: FastifyReply, outcome: OperatorOutcome): FastifyReply {
  if (outcome.kind === 'ok') return sendJson(reply, outcome.data);
  const { problem: name, fields } = outcome;
  return sendProblem(reply, { path: OPERATOR_PATH, name, ...OPERATOR_PROBLEMS[name], fields });
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** A field of the path cannot be in the body as well. */
function withParams(value: unknown, params: object): { readonly value: object } | { readonly field: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { field: '' };
  const repeated = Object.keys(params).find((name) => Object.hasOwn(value, name));
  return repeated === undefined ? { value: { ...value, ...params } } : { field: repeated };
}

class OperatorRoutes {
  constructor(
    private readonly app: FastifyInstance,
    private readonly context: Context,
  ) {}

  add(name: OperatorCallName, run: (request: FastifyRequest) => Promise<OperatorOutcome>): void {
    const { method, path } = OPERATOR_CALLS[name];
    this.app.route({
      method,
      bodyLimit: path.startsWith('/announcements') ? TEXTS_LIMIT : BODY_LIMIT,
      url: `${OPERATOR_PATH}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
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

  /** Parses parameters and query. */
  async read<Params>(
    { params, query }: FastifyRequest,
    schema: z.core.$ZodType<Params>,
    work: (params: Params) => Promise<OperatorOutcome>,
  ): Promise<OperatorOutcome> {
    const parsed = z.safeParse(schema, { ...objectOf(params), ...objectOf(query) });
    return parsed.success ? await work(parsed.data) : problem('invalid', { field: fieldOf(parsed.error) });
  }

  /** Parses parameters and body, then runs once per idempotency key. */
  async change<Body>(
    request: FastifyRequest,
    schema: z.core.$ZodType<Body>,
    work: (stores: Stores, body: Body) => Promise<OperatorOutcome>,
  ): Promise<OperatorOutcome> {
    const json = request.method === 'DELETE' ? { value: {} } : readJson(request);
    if (json === null) return problem('malformed');
    const key = headerOf(request, 'idempotency-key') ?? '';
    if (!IDEMPOTENCY_KEY.test(key)) return problem('no_idempotency_key');
    const joined = withParams(json.value, objectOf(request.params));
    if ('field' in joined) return problem('invalid', joined);
    const parsed = z.safeParse(schema, joined.value);
    if (!parsed.success) return problem('invalid', { field: fieldOf(parsed.error) });
    const content = [request.method, request.raw.url, bytesOf(request).toString('base64')].join('\n');
    return await runOnce(this.context, { key, content }, (stores) => work(stores, parsed.data));
  }
}

function addChanges(routes: OperatorRoutes, context: Context): void {
  const {
    openSession,
    transferMoney: transfer,
    endSessions: end,
    limitPlayer: limit,
    reportBalance: report,
  } = OPERATOR_CALLS;
  routes.add('openSession', (request) =>
    routes.change(request, openSession.body, (stores, body) => openPlayerSession(context, stores, body)),
  );
  routes.add('transferMoney', (request) =>
    routes.change(request, transfer.body, (stores, body) => transferMoney(context, stores, body)),
  );
  routes.add('endSessions', (request) =>
    routes.change(request, end.params, (stores, { player_id }) => endSessions(context, stores, player_id)),
  );
  const balanceOfPlayer = z.extend(report.body, report.params.shape);
  routes.add('reportBalance', (request) =>
    routes.change(request, balanceOfPlayer, (stores, body) => reportBalance(context, stores, body)),
  );
  const limitsOfPlayer = z.extend(limit.body, limit.params.shape);
  routes.add('limitPlayer', (request) =>
    routes.change(request, limitsOfPlayer, (stores, body) => limitPlayer(context, stores, body)),
  );
}

const keyIdOf = (request: FastifyRequest): string => headerOf(request, 'clutchline-key') ?? '';

/** By one operator, the key. */
function addAnnouncements(routes: OperatorRoutes, context: Context): void {
  const { addAnnouncement: add, changeAnnouncement: change, withdrawAnnouncement: withdraw } = OPERATOR_CALLS;
  routes.add('addAnnouncement', (request) =>
    routes.change(request, add.body, (stores, body) =>
      addAnnouncement(context, stores, { body, keyId: keyIdOf(request) }),
    ),
  );
  const changed = z.extend(change.body, change.params.shape);
  routes.add('changeAnnouncement', (request) =>
    routes.change(request, changed, (stores, body) =>
      changeAnnouncement(context, stores, { body, keyId: keyIdOf(request) }),
    ),
  );
  routes.add('withdrawAnnouncement', (request) =>
    routes.change(request, withdraw.params, (stores, { id }) =>
      withdrawAnnouncement(context, stores, { id, keyId: keyIdOf(request) }),
    ),
  );
}

function addReads(routes: OperatorRoutes, context: Context): void {
  const { readPlayer: player, listBets: bets, listTransactions: transactions, reportDay: day } = OPERATOR_CALLS;
  routes.add('readPlayer', (request) =>
    routes.read(request, player.params, ({ player_id }) => readPlayer(context, player_id)),
  );
  routes.add('listBets', (request) => routes.read(request, bets.query, (query) => listBets(context, query)));
  routes.add('listTransactions', (request) =>
    routes.read(request, transactions.query, (query) => listTransactions(context, query)),
  );
  routes.add('reportDay', (request) => routes.read(request, day.query, ({ date }) => reportDay(context, date)));
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
  const app = createProblemServer(BODY_LIMIT, (reply, name) => answer(reply, problem(name)), context.log);
  const routes = new OperatorRoutes(app, context);
  addChanges(routes, context);
  addAnnouncements(routes, context);
  addReads(routes, context);
  return { url: await app.listen({ host, port }), close: () => app.close() };
}
