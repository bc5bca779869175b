import {
  DESK_CALLS,
  DESK_PATH,
  DESK_PROBLEMS,
  type DeskAnswer,
  type DeskCallName,
  type DeskProblem,
} from '@clutchline/contract/desk';
import * as z from 'zod/mini';

import type { DeskResult, Refused } from './desk-result';

export type SendCall = <Name extends DeskCallName>(name: Name, json: string) => Promise<DeskResult<DeskAnswer<Name>>>;

interface SendNeeds {
  readonly fetch: typeof fetch;
  /** Whether a key or press came since the last call: only those keep a session (DESK-4). */
  readonly takeActivity: () => boolean;
  /** Of the server, ms since 1970, as each answer names it. */
  readonly onServerTime: (at: number) => void;
}

const ANSWER_MS = 15_000;

/** The registry, with the type of each answer by its name. */
const ANSWERS: { readonly [Name in DeskCallName]: { readonly answer: z.core.$ZodType<DeskAnswer<Name>> } } = DESK_CALLS;

const problemSchema = z.looseObject({ type: z.string() });

export const isProblem = (name: string): name is DeskProblem => Object.hasOwn(DESK_PROBLEMS, name);

export function refusedOf(body: unknown): Refused | null {
  const parsed = z.safeParse(problemSchema, body);
  if (!parsed.success) return null;
  const { type, ...fields } = parsed.data;
  const problem = (type.split('/').at(-1) ?? '').replaceAll('-', '_');
  return isProblem(problem) ? { kind: 'refused', problem, fields } : null;
}

/** Sends to the listener that served the page. */
export function createSendCall({ fetch, takeActivity, onServerTime }: SendNeeds): SendCall {
  return async (name, json) => {
    try {
      const response = await fetch(`${DESK_PATH}/${name}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: {
          'content-type': 'application/json',
          'x-desk': '1',
          ...(takeActivity() ? {} : { 'x-desk-idle': '1' }),
        },
        body: json,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const at = Number(response.headers.get('x-desk-time') ?? NaN);
      if (Number.isSafeInteger(at)) onServerTime(at);
      const body: unknown = await response.json();
      if (!response.ok) return refusedOf(body) ?? { kind: 'unreached' };
      const parsed = z.safeParse(ANSWERS[name].answer, body);
      return parsed.success ? { kind: 'ok', data: parsed.data } : { kind: 'unreached' };
    } catch {
      return { kind: 'unreached' };
    }
  };
}
