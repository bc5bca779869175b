import type { OpenSessionBody } from '@clutchline/contract/operator';

import type { Context, Stores } from './context';
import { CURRENCIES, currencyOf, openSession } from '../players';
import { done, type OperatorOutcome, type OperatorRefusal, problem } from './operator-outcome';

type Needs = Pick<Context, 'clock' | 'wallClock' | 'random' | 'mostSessions'> & {
  /** Of the player; absent if the operator's system asks. */
  readonly network?: string | null;
};

interface Opened {
  readonly kind: 'opened';
  readonly token: string;
  readonly expiresAt: number;
}

export const currencyIdOf = (code: string): number | null => CURRENCIES.find((each) => each.code === code)?.id ?? null;

/** Not an Argon2 hash: no password signs in. */
const NO_PASSWORD = '-';

async function addPlayer(
  { clock }: Needs,
  stores: Stores,
  { player_id, nickname, currencyId, lang, time_zone }: OpenSessionBody & { readonly currencyId: number },
): Promise<number | null> {
  const account = {
    username: `operator:${player_id}`,
    passwordHash: NO_PASSWORD,
    nickname: nickname ?? player_id.slice(0, 32),
    currencyId,
    lang: lang ?? 2,
    timeZone: time_zone ?? 'UTC',
  } as const;
  const accountId = await stores.accounts.create(account, clock.now());
  if (accountId !== null) await stores.integration.addPlayer(accountId, player_id);
  return accountId ?? (await stores.integration.accountOf(player_id));
}

/** Creates the player at the first session (ROLE-1). A known player's currency never changes. */
export async function openSessionOf(
  context: Needs,
  stores: Stores,
  body: OpenSessionBody,
): Promise<Opened | OperatorRefusal> {
  const currencyId = currencyIdOf(body.currency);
  if (currencyId === null) return problem('invalid', { field: 'currency' });
  const accountId =
    (await stores.integration.accountOf(body.player_id)) ?? (await addPlayer(context, stores, { ...body, currencyId }));
  const account = accountId === null ? null : await stores.accounts.byId(accountId);
  if (account === null) return problem('unknown_player');
  if (account.currencyId !== currencyId)
    return problem('currency_mismatch', { currency: currencyOf(account.currencyId).code });
  const session = await openSession({ ...context, stores }, account.accountId, context.network ?? null);
  return { kind: 'opened', ...session };
}

export async function openPlayerSession(
  context: Needs,
  stores: Stores,
  body: OpenSessionBody,
): Promise<OperatorOutcome> {
  const opened = await openSessionOf(context, stores, body);
  if (opened.kind === 'problem') return opened;
  return done({ token: opened.token, expires_at: new Date(opened.expiresAt).toISOString() });
}

/** Calls end with the commit, push connections of all processes with the outbox event. */
export async function endSessions(
  { wallClock }: Pick<Context, 'wallClock'>,
  stores: Stores,
  playerId: string,
): Promise<OperatorOutcome> {
  const accountId = await stores.integration.accountOf(playerId);
  if (accountId === null) return problem('unknown_player');
  const ended = await stores.sessions.endAllOf(accountId, wallClock.now());
  if (ended > 0) await stores.outbox.add([{ kind: 'sessions', accountId }]);
  return done({ ended });
}
