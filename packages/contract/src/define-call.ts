import * as z from 'zod/mini';

import { langId } from './lang';
import type { Refusal } from './reply-codes';

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** Who may call: anybody, anybody but better with a token, or only a signed-in player. */
export type CallAuth = 'public' | 'optional' | 'token';

export interface CallDefinition<Request extends Shape, Response extends z.core.$ZodType> {
  /** The spelling of section 7, with its own trailing slash or without; the server answers both. */
  readonly path: `/api/${string}`;
  readonly auth: CallAuth;
  /** The fields beside `lang`, which every call has (CALL-1). */
  readonly request: Request;
  readonly response: Response;
  /** The refusals this call can answer with, beside those every call shares. */
  readonly refusals: readonly Refusal[];
  /** The requirement it serves. */
  readonly requirement: string;
}

/** The strict schema of a request body: the call's own fields and `lang`. */
function bodyOf<Request extends Shape>(request: Request) {
  return z.strictObject({ ...request, lang: langId });
}

/**
 * Declares a call once for browser, server and OpenAPI. All calls are POST with a JSON body (CALL-1).
 *
 * @example export const balance = defineCall({ path: '/api/game/user/balance', auth: 'token', request: {}, … })
 */
export function defineCall<const Request extends Shape, Response extends z.core.$ZodType>(
  definition: CallDefinition<Request, Response>,
) {
  return { ...definition, body: bodyOf(definition.request) };
}
