import { parseAmount } from '@clutchline/domain';
import { hash } from '@node-rs/argon2';

import type { Context } from '../context';
import { currencyOf } from '../preferences/currencies';
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts';
import { HOUSE_DEMO_CREDIT, entriesOf, playerAccount } from '../../ledger';

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
