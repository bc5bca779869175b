import {
  DESK_CALLS,
  DESK_PATH,
  DESK_PROBLEMS,
  type DeskAnswer,
  type DeskBody,
  type DeskCallName,
  hasDeskRight,
} from '@clutchline/contract/desk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import {
  type DeskCaller,
  type DeskContext,
  type DeskOutcome,
  type ExportedFile,
  findSession,
  problem,
  recordAction,
} from '../../desk';
import { clientAddress } from '../../platform/network/request-headers';
import { networkOf } from '../../platform/network/plain-address';
import { fieldOf, headerOf, readJson, sendJson, sendProblem } from '../answers/problem-server';
import { readBinding, readDeskToken } from './desk-cookie';

export function answerDesk(reply: FastifyReply, outcome: DeskOutcome<unknown>): FastifyReply {
  if (outcome.kind === 'ok') return sendJson(reply, outcome.data);
  const { problem: name, fields } = outcome;
  const wait = fields['retry_after_s'];
  if (typeof wait === 'number') void reply.header('retry-after', String(wait));
  return sendProblem(reply, { path: DESK_PATH, name, ...DESK_PROBLEMS[name], fields });
}

/** The registry, with the type of each body by its name. */
const BODIES: { readonly [Name in DeskCallName]: { readonly body: z.core.$ZodType<DeskBody<Name>> } } = DESK_CALLS;

/** Bytes: texts of an announcement in eight languages. */
const TEXTS_LIMIT = 256 * 1024;
const WITH_TEXTS: ReadonlySet<DeskCallName> = new Set([
  'addAnnouncement',
  'checkAnnouncement',
  'editAnnouncement',
  'propose',
]);

interface Origin {
  /** Too wide to identify a person. */
  readonly network: string | null;
  /** Cookie of a request to the identity provider; null: none. */
  readonly binding: string | null;
  readonly reply: FastifyReply;
}

export interface OpenCall<Name extends DeskCallName> extends Origin {
  readonly body: DeskBody<Name>;
}

/** The client may have left before the first byte. */
function answerFile(reply: FastifyReply, outcome: DeskOutcome<ExportedFile>): FastifyReply {
  if (outcome.kind === 'problem') return answerDesk(reply, outcome);
  const { name, type, stream } = outcome.data;
  if (reply.raw.destroyed) stream.destroy();
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(type)
    .send(stream);
}

export interface OwnCall<Name extends DeskCallName> extends OpenCall<Name> {
  readonly caller: DeskCaller;
}

type Handling<Data> = (request: FastifyRequest, reply: FastifyReply) => Promise<DeskOutcome<Data>>;
type Answering<Name extends DeskCallName> = Promise<DeskOutcome<DeskAnswer<Name>>>;

/** Calls of another site, of a form or of a page that only knows this address (DESK-1). */
function isOwnPage(request: FastifyRequest, origin: string): boolean {
  return (
    headerOf(request, 'host') === new URL(origin).host &&
    headerOf(request, 'origin') === origin &&
    headerOf(request, 'x-desk') === '1'
  );
}

export class DeskRoutes {
  constructor(
    private readonly app: FastifyInstance,
    private readonly context: DeskContext,
    private readonly trustedHops: number,
  ) {}

  /** Without a session. */
  addOpen<Name extends DeskCallName>(name: Name, run: (call: OpenCall<Name>) => Answering<Name>): void {
    const parsed = (request: FastifyRequest, reply: FastifyReply) =>
      this.#parsed(name, request, (body) => run({ body, ...this.#originOf(request, reply) }));
    this.#route(name, parsed, answerDesk);
  }

  addOwn<Name extends DeskCallName>(name: Name, run: (call: OwnCall<Name>) => Answering<Name>): void {
    this.#route(name, this.#owned(name, run), answerDesk);
  }

  /** Answered with a file, which is streamed. */
  addFile<Name extends DeskCallName>(
    name: Name,
    run: (call: OwnCall<Name>) => Promise<DeskOutcome<ExportedFile>>,
  ): void {
    this.#route(name, this.#owned(name, run), answerFile);
  }

  #owned<Name extends DeskCallName, Data>(
    name: Name,
    run: (call: OwnCall<Name>) => Promise<DeskOutcome<Data>>,
  ): Handling<Data> {
    return async (request, reply) => {
      const token = readDeskToken(request);
      const isActive = headerOf(request, 'x-desk-idle') !== '1';
      const caller = token === null ? null : await findSession(this.context, token, isActive);
      if (caller === null) return problem('unauthorised');
      const origin = this.#originOf(request, reply);
      const refusal = this.#refusalOf(name, caller);
      if (refusal === null) return await this.#parsed(name, request, (body) => run({ body, caller, ...origin }));
      const about = { caller, network: origin.network };
      await recordAction(this.context.stores, this.context, about, { action: name, result: refusal });
      return problem(refusal);
    };
  }

  #refusalOf(name: DeskCallName, { operator, isSteppedUp }: DeskCaller): 'forbidden' | 'step_up_needed' | null {
    const { right, needsStepUp } = DESK_CALLS[name];
    if (right !== null && !hasDeskRight(operator.roles, right)) return 'forbidden';
    return needsStepUp && !isSteppedUp ? 'step_up_needed' : null;
  }

  #originOf(request: FastifyRequest, reply: FastifyReply): Origin {
    const network = networkOf(clientAddress(request.raw, this.trustedHops));
    return { network, binding: readBinding(request), reply };
  }

  async #parsed<Name extends DeskCallName, Data>(
    name: Name,
    request: FastifyRequest,
    run: (body: DeskBody<Name>) => Promise<DeskOutcome<Data>>,
  ): Promise<DeskOutcome<Data>> {
    const json = readJson(request);
    if (json === null) return problem('malformed');
    const parsed = z.safeParse(BODIES[name].body, json.value);
    return parsed.success ? await run(parsed.data) : problem('invalid', { field: fieldOf(parsed.error) });
  }

  #route<Data>(
    name: DeskCallName,
    handle: Handling<Data>,
    answer: (reply: FastifyReply, outcome: DeskOutcome<Data>) => FastifyReply,
  ): void {
    const limit = WITH_TEXTS.has(name) ? { bodyLimit: TEXTS_LIMIT } : {};
    this.app.post(`${DESK_PATH}/${name}`, limit, async (request, reply) => {
      if (!isOwnPage(request, this.context.site.origin)) return answerDesk(reply, problem('foreign_origin'));
      const type = (headerOf(request, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase();
      if (type !== 'application/json') return answerDesk(reply, problem('wrong_type'));
      return answer(reply, await handle(request, reply));
    });
  }
}
