import { openWalletClient, type WalletClient, type WalletConfig } from '../seamless';
import { PlainError } from '../platform/errors';
import type { Stops } from '../platform/lifecycle/stops';
import type { Log } from '../platform/log/log';
import type { Clock } from '../platform/time/clock';
import { SECOND } from '../platform/time/durations';
import type { Stores } from './stores';

interface Surroundings {
  readonly stores: Pick<Stores, 'integration' | 'seamless'>;
  readonly log: Log;
  readonly wallClock: Clock;
  readonly stops: Stops;
}

/** A revoked key is noticed after this time. */
const KEY_MS = 10 * SECOND;

/** Null: the internal wallet. A database has one kind of wallets for good. */
export async function openOperatorWallet(
  config: WalletConfig | null,
  { stores, log, wallClock, stops }: Surroundings,
): Promise<WalletClient | null> {
  if (!(await stores.seamless.declareMode(config !== null)))
    throw new PlainError(
      config === null
        ? "The players of this database have their money in the operator's wallet: start with --wallet-url and --wallet-key."
        : '--wallet-url needs a new database: this one has players of the internal wallet.',
    );
  if (config === null) return null;
  log.warn({}, "auto chess is paused: its purchases cannot be paid from an operator's wallet");
  let known: { readonly secret: Uint8Array | null; readonly at: number } | null = null;
  const secretOf = async (keyId: string): Promise<Uint8Array | null> => {
    if (known === null || performance.now() - known.at > KEY_MS)
      known = { secret: await stores.integration.secretOf(keyId), at: performance.now() };
    return known.secret;
  };
  if ((await secretOf(config.keyId)) === null)
    log.error(
      { alarm: 'operator-wallet', key: config.keyId },
      'the key of --wallet-key is unknown or revoked, bets are refused',
    );
  const client = openWalletClient(config, { log, secretOf, now: () => wallClock.now() });
  stops.add(async () => {
    await Promise.resolve();
    client.close();
  });
  return client;
}
