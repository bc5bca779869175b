import { hash } from '@node-rs/argon2';
import { formatAmount } from '@clutchline/domain';

import type { Context } from './context';
import { DEMO_ACCOUNTS, currencyOf } from '../players';
import { HOUSE_DEMO_CREDIT, entriesOf, playerAccount } from '../ledger';
import { limitsOf } from '../placement';

/** In units of the lowest stake: enough for years of days. */
const CREDIT_UNITS = 1_000_000n;
const PASSWORD_BYTES = 32;

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'random'>;

/**
 * Players of the demonstration, in the currencies of the demo accounts, with play money. No one knows their password.
 * Idempotent.
 *
 * @param count of each currency.
 */
export async function seedSimulatedPlayers(context: Needs, count: number): Promise<void> {
  const players = await context.stores.simulated.players();
  const missing = [...new Set(DEMO_ACCOUNTS.map(({ currencyId }) => currencyId))].flatMap((currencyId) => {
    const known = players.filter((player) => player.currencyId === currencyId).length;
    return Array.from({ length: Math.max(0, count - known) }, (_, index) => ({
      currencyId,
      number: known + index + 1,
    }));
  });
  if (missing.length === 0) return;
  const passwordHash = await hash(context.random.bytes(PASSWORD_BYTES));
  for (const { currencyId, number } of missing) await create(context, { currencyId, number, passwordHash });
}

interface NewPlayer {
  readonly currencyId: number;
  readonly number: number;
  readonly passwordHash: string;
}

async function create({ inTransaction, clock }: Needs, { currencyId, number, passwordHash }: NewPlayer): Promise<void> {
  const like = DEMO_ACCOUNTS.find((account) => account.currencyId === currencyId);
  if (like === undefined) return;
  const { lang, timeZone } = like;
  const username = `simulated-${currencyOf(currencyId).code.toLowerCase()}-${String(number)}`;
  const amount = limitsOf(currencyId).min * CREDIT_UNITS;
  const at = clock.now();
  await inTransaction(async ({ accounts, wallets, simulated }) => {
    const account = { username, passwordHash, nickname: username, currencyId, lang, timeZone };
    const accountId = await accounts.create(account, at);
    if (accountId === null) return;
    await simulated.add(accountId);
    const entries = entriesOf(currencyId, [
      [playerAccount(accountId), amount],
      [HOUSE_DEMO_CREDIT, -amount],
    ]);
    await wallets.post([{ kind: 'demo-credit', orderNo: null, at, entries }]);
  });
}

/** Wire amount of a number of lowest stakes. */
export function stakeText(currencyId: number, units: number): string {
  return formatAmount(limitsOf(currencyId).min * BigInt(units), currencyOf(currencyId).decimals);
}
