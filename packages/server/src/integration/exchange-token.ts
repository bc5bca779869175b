import { createHash } from 'node:crypto';

import { openSessionBody } from '@clutchline/contract/operator';
import * as z from 'zod/mini';

import type { Context, Stores } from './context';
import type { CallResponse, Outcome } from '../platform/calls';
import { MINUTE, SECOND } from '../platform/time/durations';
import { openSessionOf } from './player-sessions';

type Needs = Pick<
  Context,
  'stores' | 'inTransaction' | 'clock' | 'wallClock' | 'random' | 'log' | 'mostSessions' | 'verifyToken'
>;
type Answer = Outcome<CallResponse<'exchangeToken'>>;

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  jti: z.string().check(z.minLength(1), z.maxLength(128)),
  exp: z.number(),
  currency: z.string(),
  lang: z.optional(z.unknown()),
  nickname: z.optional(z.unknown()),
  time_zone: z.optional(z.unknown()),
});

/** One answer for every reason (O5); the log has the reason. */
const REFUSED: Answer = { kind: 'refused', refusal: 'wrong_credentials' };

/** A valid token of the operator opens one session (ROLE-1). */
export async function exchangeToken(needs: Needs, token: string, network: string | null): Promise<Answer> {
  const refuse = (reason: string): Answer => {
    needs.log.warn({ event: 'operator_token_refused', reason, network }, 'token of the operator refused');
    return REFUSED;
  };
  if (needs.verifyToken === undefined) return refuse('no key set is configured');
  const verified = await needs.verifyToken(token, needs.wallClock.now());
  if (verified.kind === 'invalid') return refuse(verified.reason);
  const claims = z.safeParse(claimsSchema, verified.claims);
  if (!claims.success) return refuse(`claim ${claims.error.issues[0]?.path.join('.')}`);
  const { sub, currency, lang, nickname, time_zone } = claims.data;
  const body = z.safeParse(openSessionBody, { player_id: sub, currency, lang, nickname, time_zone });
  if (!body.success) return refuse(`claim ${body.error.issues[0]?.path.join('.')}`);
  const opened = await needs.inTransaction(async (stores) => {
    if (!(await useOnce(needs, stores, claims.data))) return 'jti used before';
    const session = await openSessionOf({ ...needs, network }, stores, body.data);
    return session.kind === 'opened' ? session : session.problem;
  });
  return typeof opened === 'string' ? refuse(opened) : { kind: 'ok', data: { token: opened.token } };
}

/** Longer than the token is valid. */
const KEPT_AFTER_END_MS = MINUTE;

async function useOnce(
  { wallClock }: Needs,
  { integration }: Stores,
  { iss, jti, exp }: z.infer<typeof claimsSchema>,
): Promise<boolean> {
  const hash = createHash('sha256')
    .update(JSON.stringify([iss, jti]))
    .digest();
  return await integration.useToken(hash, {
    expiresAt: Math.ceil(exp) * SECOND + KEPT_AFTER_END_MS,
    now: wallClock.now(),
  });
}
