import {
  balance,
  type CallName,
  type CALLS,
  getGameListByGameTypeId,
  getGameTopDictSplit,
  getGameTypeDict,
  getPointsListSplit,
  getPushTicket,
  type LangId,
  type RefusedAnswer,
  type Reply,
} from '@clutchline/contract';
import type * as z from 'zod/mini';

import { readInTasks } from './read-in-tasks';
import { toJson } from './to-json';

/** Section 9. */
const CALL_TIMEOUT_MS = 50_000;

/** Not 2xx, but with an envelope. */
const ENVELOPE_STATUSES: readonly number[] = [429, 503];

interface NetworkFailure {
  readonly kind: 'network-failed';
  readonly reason: 'unreachable' | 'timed-out' | 'http-status' | 'malformed';
}

export type CallBody<Name extends CallName> = Omit<z.input<(typeof CALLS)[Name]['body']>, 'lang'>;
export type CallData<Name extends CallName> = z.output<(typeof CALLS)[Name]['response']>;
/** ERR-1…7. */
export type CallReply<Data> = Reply<Data> | NetworkFailure;

/**
 * Rejects only if `signal` aborts.
 * @example const reply = await call('getPointsListSplit', { game_id: 1204 })
 */
export type Call = <Name extends CallName>(
  name: Name,
  body: CallBody<Name>,
  signal?: AbortSignal,
) => Promise<CallReply<CallData<Name>>>;

interface CallerOptions {
  /** Before `/api/…`; '' is this origin. */
  readonly apiBase: () => string;
  readonly fetch: typeof fetch;
  readonly lang: () => LangId;
  readonly token: () => string | null;
  readonly timeoutMs?: number;
}

type Body = { readonly kind: 'body'; readonly json: unknown; readonly ok: boolean } | NetworkFailure;

const failed = (reason: NetworkFailure['reason']): NetworkFailure => ({ kind: 'network-failed', reason });

interface Definition {
  readonly path: string;
  readonly response: z.core.$ZodType;
}

const isFirst = (name: CallName): name is keyof typeof FIRST_CALLS => Object.hasOwn(FIRST_CALLS, name);

/** Adds language, token, time-out (CALL-1). */
export function createCaller(options: CallerOptions): Call {
  return async (name, body, signal) => {
    const [lang, token] = [options.lang(), options.token()];
    const call = isFirst(name) ? FIRST_CALLS[name] : await laterCall(name);
    if (call === null) return failed('unreachable');
    const answer = await post({ ...options, token: () => token }, call.path, { ...body, lang }, signal);
    return answer.kind === 'body' ? read(name, call, answer) : answer;
  };
}

const loadLater = () => import('./later-calls');

async function laterCall(name: Exclude<CallName, keyof typeof FIRST_CALLS>): Promise<Definition | null> {
  try {
    return await (await loadLater()).laterDefinition(name);
  } catch {
    return null;
  }
}

type Answered = Extract<Body, { kind: 'body' }>;
type Read<Data> = Promise<CallReply<Data>>;

function read<Name extends CallName>(name: Name, call: Definition, answered: Answered): Read<CallData<Name>>;
async function read(_name: CallName, { response }: Definition, { json, ok }: Answered): Read<unknown> {
  const answer = await readInTasks(response, json);
  if (answer.kind !== 'refused') return answer;
  const refused = await named(answer);
  return ok ? refused : { ...refused, isTemporary: true };
}

/** Names of refusals load with the later calls; without them it is `unavailable`, as one of an unknown code (ERR-7). */
async function named(answer: RefusedAnswer): Promise<Extract<Reply<never>, { kind: 'refused' }>> {
  try {
    return (await loadLater()).nameRefusal(answer);
  } catch {
    return { kind: 'refused', refusal: 'unavailable', message: answer.message, data: answer.data };
  }
}

async function post(options: CallerOptions, path: string, body: object, signal?: AbortSignal): Promise<Body> {
  const token = options.token();
  const timeout = AbortSignal.timeout(options.timeoutMs ?? CALL_TIMEOUT_MS);
  try {
    const response = await options.fetch(`${options.apiBase()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === null ? {} : { token }) },
      body: toJson(body),
      credentials: 'omit',
      cache: 'no-store',
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    });
    if (!response.ok && !ENVELOPE_STATUSES.includes(response.status)) return failed('http-status');
    return { kind: 'body', json: await response.json(), ok: response.ok };
  } catch (error) {
    signal?.throwIfAborted();
    if (timeout.aborted) return failed('timed-out');
    return failed(error instanceof SyntaxError ? 'malformed' : 'unreachable');
  }
}

/** For the first screen; others load on demand. */
export const FIRST_CALLS = {
  balance,
  getGameListByGameTypeId,
  getGameTopDictSplit,
  getGameTypeDict,
  getPointsListSplit,
  getPushTicket,
} as const;
