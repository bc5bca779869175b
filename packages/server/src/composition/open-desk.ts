import { connectDatabase } from '../database/connect-database';
import { openServerLogin } from '../database/server-login';
import { DeskOperators } from '../desk/access/postgres-desk-operators';
import type { Stops } from '../platform/lifecycle/stops';
import type { Context } from './context';
import { createDeskStores } from './create-desk-stores';
import type { ServerConfig } from '../config';

const ROLE = 'clutchline_desk';
const CONNECTIONS = 5;

interface DeskOptions {
  readonly ownerUrl: string;
  readonly report: (line: string) => void;
  readonly stops: Stops;
}

/** Address of the operator's desk; null: off. Loads its libraries only if it is on. */
export async function openDesk(
  { desk, trustedHops }: Pick<ServerConfig, 'desk' | 'trustedHops'>,
  { wallClock, random, log }: Pick<Context, 'wallClock' | 'random' | 'log'>,
  { ownerUrl, report, stops }: DeskOptions,
): Promise<string | null> {
  if (desk === null) return null;
  const { serveDesk } = await import('../http/desk/serve-desk');
  const { url: deskUrl, obstacle } = await openServerLogin(ownerUrl, ROLE);
  if (obstacle !== null) log.warn({ reason: obstacle }, 'the desk has no login role, connecting as the database owner');
  const options = { createStores: createDeskStores, log, connections: CONNECTIONS, role: ROLE } as const;
  const { stores, inTransaction, close } = connectDatabase(deskUrl, options);
  stops.add(() => close());
  const server = await serveDesk(desk, trustedHops, { stores, inTransaction, wallClock, random, log });
  stops.add(() => server.close());
  const token = await new DeskOperators(ownerUrl, () => wallClock.now()).inviteFirst();
  if (token !== null) report(`Desk: token of the invitation of the first operator, valid for 15 minutes: ${token}`);
  return server.url;
}
