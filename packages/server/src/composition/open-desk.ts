import { connectDatabase } from '../database/connect-database';
import { openServerLogin } from '../database/server-login';
import { DeskOperators } from '../desk/access/postgres-desk-operators';
import type { IdentityProvider, ProviderConfig } from '../desk/access/provider/provider';
import { TotpBox } from '../desk/access/totp-box';
import type { Stops } from '../platform/lifecycle/stops';
import type { Context } from './context';
import { createDeskStores } from './create-desk-stores';
import type { ServerConfig } from '../config';
import { builtWeb, type CspReports } from '../http';

const ROLE = 'clutchline_desk';
const CONNECTIONS = 5;

interface DeskOptions {
  readonly ownerUrl: string;
  readonly report: (line: string) => void;
  readonly stops: Stops;
  readonly cspReports: CspReports;
}

type DeskConfig = Pick<ServerConfig, 'desk' | 'deskKeys' | 'deskProvider' | 'trustedHops' | 'database'>;

type DeskNeeds = Pick<Context, 'clock' | 'wallClock' | 'random' | 'log' | 'areRoundsStopped' | 'isChessPaused'>;

/** Address of the operator's desk; null: off. Loads its libraries only if it is on. */
export async function openDesk(
  { desk, deskKeys, deskProvider, trustedHops, database }: DeskConfig,
  given: DeskNeeds,
  { ownerUrl, report, stops, cspReports }: DeskOptions,
): Promise<string | null> {
  if (desk === null) return null;
  const { clock, wallClock, random, log } = given;
  const { startDesk } = await import('./start-desk');
  const { url: deskUrl, obstacle } = await openServerLogin(ownerUrl, ROLE);
  if (obstacle !== null) log.warn({ reason: obstacle }, 'the desk has no login role, connecting as the database owner');
  const options = { createStores: createDeskStores, log, connections: CONNECTIONS, role: ROLE } as const;
  const { stores, inTransaction, close } = connectDatabase(deskUrl, options);
  stops.add(() => close());
  const place = { ...desk, pageFolder: builtWeb({ webFolder: desk.pageFolder }, report) };
  const totpBox = new TotpBox(deskKeys, random);
  const operators = new DeskOperators(ownerUrl, () => wallClock.now());
  if (deskKeys.length === 0 && database.kind === 'external')
    log.warn({ option: 'DESK_KEY' }, 'no desk key, the secrets of authenticator apps are stored as they are');
  const lost = await operators.encryptSecrets(totpBox);
  if (lost.length > 0)
    log.error(
      { alarm: 'desk-key', operators: lost },
      'no desk key opens the secrets of these operators, their codes are refused',
    );
  await operators.setProvider(deskProvider?.issuer ?? null);
  const provider = deskProvider === null ? null : await openProvider(deskProvider);
  const context = { stores, inTransaction, clock, wallClock, random, log, totpBox, provider, ...optionsOf(given) };
  const server = await startDesk(place, { trustedHops, cspReports }, context);
  stops.add(() => server.close());
  const token = provider === null ? await operators.inviteFirst() : null;
  if (token !== null)
    report(`Desk: invitation of the first operator, valid once for 15 minutes: ${server.url}/#/invite/${token}`);
  return server.url;
}

const optionsOf = ({ areRoundsStopped = false, isChessPaused = false }: DeskNeeds) => ({
  areRoundsStopped,
  isChessPaused,
});

async function openProvider(config: ProviderConfig): Promise<IdentityProvider> {
  const { OpenIdProvider } = await import('../desk/access/provider/openid-provider');
  return new OpenIdProvider(config);
}
