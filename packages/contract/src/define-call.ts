import * as z from 'zod/mini';
import type { Refusal } from './reply-codes';

/** A language id on the wire, 1 to 8 (bad input row 29). */
export const langId = z.literal([1, 2, 3, 4, 5, 6, 7, 8]);

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** Anyone (`public`), anyone with more data for a token (`optional`), or only a signed-in player (`token`). */
export type CallAuth = 'public' | 'optional' | 'token';

export interface CallDefinition<Request extends Shape, Response extends z.core.$ZodType> {
  /** As section 7 of the specification spells it. The server answers with and without the trailing slash. */
  readonly path: `/api/${string}`;
  readonly auth: CallAuth;
  /** Fields beside `lang`, which every call has (CALL-1). */
  readonly request: Request;
  readonly response: Response;
  /** Beside those that all calls share. */
  readonly refusals: readonly Refusal[];
  /** Id. */
  readonly requirement: string;
}

function bodyOf<Request extends Shape>(request: Request) {
  return z.strictObject({ ...request, lang: langId });
}

/**
 * Declares a call for browser, server and OpenAPI. All calls are POST with a JSON body (CALL-1).
 *
 * @example export const balance = defineCall({ path: '/api/game/user/balance', auth: 'token', request: {}, … })
 */
export function defineCall<const Request extends Shape, Response extends z.core.$ZodType>(
  definition: CallDefinition<Request, Response>,
) {
  let body: ReturnType<typeof bodyOf<Request>> | undefined;
  return {
    ...definition,
    /** Created when it is first read: a browser never does (P13). */
    get body() {
      return (body ??= bodyOf(definition.request));
    },
  };
}
