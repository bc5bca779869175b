import type { LangId } from '@clutchline/contract';
import { verify, hash } from '@node-rs/argon2';
import { parseAmount } from '@clutchline/domain';

import type { Context } from '../context';
import { currencyOf } from '../preferences/settings';
import { HOUSE_DEMO_CREDIT, entriesOf, playerAccount } from '../../ledger';

export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly nickname: string;
  readonly currencyId: number;
  readonly lang: LangId;
  readonly timeZone: string;
  /** Whole units. */
  readonly credit: string;
}

/** The host page shows the credentials. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    username: 'demo',
    password: 'demo-2026',
    nickname: 'Demo',
    currencyId: 1,
    lang: 2,
    timeZone: 'Asia/Shanghai',
    credit: '10000',
  },
  {
    username: 'mika',
    password: 'mika-2026',
    nickname: 'Mika',
    currencyId: 3,
    lang: 7,
    timeZone: 'Asia/Tokyo',
    credit: '1000000',
  },
  {
    username: 'linh',
    password: 'linh-2026',
    nickname: 'Linh',
    currencyId: 5,
    lang: 5,
    timeZone: 'Asia/Ho_Chi_Minh',
    credit: '20000000',
  },
];

export const isPublishedSignIn = (given: Pick<DemoAccount, 'username' | 'password'>): boolean =>
  DEMO_ACCOUNTS.some(({ username, password }) => username === given.username && password === given.password);

/** With published passwords; `signIn` refuses them. */
export async function closeDemo({
  stores,
  wallClock,
  log,
}: Pick<Context, 'stores' | 'wallClock' | 'log'>): Promise<void> {
  const usernames: string[] = [];
  let sessions = 0;
  for (const { username, password } of DEMO_ACCOUNTS) {
    const account = await stores.accounts.byUsername(username);
    if (account === null || !(await verify(account.passwordHash, password).catch(() => false))) continue;
    usernames.push(username);
    sessions += await stores.sessions.endAllOf(account.accountId, wallClock.now());
  }
  if (usernames.length > 0)
    log.warn({ usernames, endedSessions: sessions }, 'demo accounts exist and cannot sign in without --demo');
}

/** Idempotent. */
export async function seedDemo(context: Pick<Context, 'stores' | 'inTransaction' | 'clock'>): Promise<void> {
  for (const account of DEMO_ACCOUNTS)
    if ((await context.stores.accounts.byUsername(account.username)) === null) await create(context, account);
}

async function create(
  { inTransaction, clock }: Pick<Context, 'inTransaction' | 'clock'>,
  { password, credit, ...account }: DemoAccount,
): Promise<void> {
  const passwordHash = await hash(password);
  const at = clock.now();
  const { currencyId } = account;
  const amount = parseAmount(credit, currencyOf(currencyId).decimals) ?? 0n;
  await inTransaction(async ({ accounts, wallets }) => {
    const accountId = await accounts.create({ ...account, passwordHash }, at);
    if (accountId === null) return;
    const entries = entriesOf(currencyId, [
      [playerAccount(accountId), amount],
      [HOUSE_DEMO_CREDIT, -amount],
    ]);
    await wallets.post([{ kind: 'demo-credit', orderNo: null, at, entries }]);
  });
}
