import { CALLS, readReply, type CallName } from '@clutchline/contract';
import type * as z from 'zod/mini';

type Data<Name extends CallName> = z.output<(typeof CALLS)[Name]['response']>;

/** Throws unless it succeeds. */
export async function callSite<Name extends CallName>(
  url: string,
  name: Name,
  body: Readonly<Record<string, unknown>> = {},
  token?: string,
): Promise<Data<Name>> {
  const call: { path: string; response: z.core.$ZodType } = CALLS[name];
  const answer = await fetch(new URL(call.path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) },
    body: JSON.stringify({ lang: 2, ...body }),
  });
  const reply = readReply(call.response, await answer.json());
  if (reply.kind !== 'ok') throw new Error(`${name} answered ${JSON.stringify(reply)}`);
  return reply.data as Data<Name>;
}
