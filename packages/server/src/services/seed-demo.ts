import type { LangId } from '@clutchline/contract';
import { parseAmount } from '@clutchline/domain';
import { hash } from '@node-rs/argon2';

import type { Context } from '../context';
import { currencyOf } from './currencies';
import { entriesOf, HOUSE_DEMO_CREDIT, playerAccount } from './ledger-accounts';

interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly nickname: string;
  readonly currencyId: number;
  readonly lang: LangId;
  readonly timeZone: string;
  /** Opening balance in whole units. */
  readonly credit: string;
}

/** The demo players (play money); the host page shows their sign-ins. */
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

/** Creates the demo accounts with their opening balance where they are missing; running it again changes nothing. */
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
