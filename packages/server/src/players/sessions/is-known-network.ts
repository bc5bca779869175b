import type { Context } from '../context';

/** False for unknown names. */
export async function isKnownNetwork(
  { stores }: Pick<Context, 'stores'>,
  username: string,
  network: string | null,
): Promise<boolean> {
  if (network === null) return false;
  const account = await stores.accounts.byUsername(username);
  return account !== null && (await stores.accounts.hasSignedInFrom(account.accountId, network));
}
