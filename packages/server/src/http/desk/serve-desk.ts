import type { Server } from 'node:http';

import { type DeskContext, ExportSlots, OverviewReader, problem } from '../../desk';
import { createProblemServer } from '../answers/problem-server';
import { setDeskHeaders } from '../answers/security-headers';
import type { CspReports } from '../web/csp-reports';
import { serveWeb } from '../web/serve-web';
import { readWebFiles } from '../web/web-files';
import { answerDesk, DeskRoutes } from './desk-routes';
import { addOwnSession, addSignIn } from './routes/add-access';
import { addGames } from './routes/add-games';
import { addContent } from './routes/add-content';
import { addLimits } from './routes/add-limits';
import { addBets } from './routes/add-bets';
import { addLocks } from './routes/add-locks';
import { addNames } from './routes/add-names';
import { addPeople } from './routes/add-people';
import { addPlayers } from './routes/add-players';
import { addPrices } from './routes/add-prices';
import { addProposals } from './routes/add-proposals';
import { addSettlement } from './routes/add-settlement';
import { addReports } from './routes/add-reports';
import { addSheets } from './routes/add-sheets';

/** Bytes. */
const BODY_LIMIT = 64 * 1024;

export interface DeskServer {
  readonly url: string;
  /** For the push of the desk. */
  readonly server: Server;
  readonly context: DeskContext;
  readonly overview: OverviewReader;
  close(): Promise<void>;
}

export interface DeskPlace {
  readonly host: string;
  readonly port: number;
  /** Null: of this machine, by name and port. */
  readonly origin: string | null;
  /** Built page; null: calls alone. */
  readonly pageFolder: string | null;
}

export interface DeskNeeds {
  readonly trustedHops: number;
  /** Null: reports of browsers are not counted. */
  readonly cspReports: CspReports | null;
}

/** A separate listener: players cannot reach it, and it knows no path of theirs (bad input row 290). */
export async function serveDesk(
  { host, port, origin, pageFolder }: DeskPlace,
  { trustedHops, cspReports }: DeskNeeds,
  context: Omit<DeskContext, 'site' | 'exports'>,
): Promise<DeskServer> {
  const site = { origin: origin ?? '' };
  const opened: DeskContext = { ...context, site, exports: new ExportSlots() };
  const app = createProblemServer(BODY_LIMIT, (reply, name) => answerDesk(reply, problem(name)), context.log);
  app.addHook('onRequest', (_request, reply, done) => {
    setDeskHeaders(reply);
    void reply.header('x-desk-time', String(context.wallClock.now()));
    done();
  });
  const routes = new DeskRoutes(app, opened, trustedHops);
  addSignIn(routes, opened);
  addOwnSession(routes, opened);
  addLimits(routes, opened);
  addLocks(routes, opened);
  addGames(routes, opened);
  addNames(routes, opened);
  addPrices(routes, opened);
  addProposals(routes, opened);
  addSettlement(routes, opened);
  addBets(routes, opened);
  addPlayers(routes, opened);
  addPeople(routes, opened);
  addReports(routes, opened);
  addContent(routes, opened);
  const overview = new OverviewReader(opened);
  addSheets(routes, opened, overview);
  cspReports?.serve(app);
  if (pageFolder !== null) {
    const files = await readWebFiles(pageFolder, { hasHostPage: false });
    serveWeb(app, files, { isEmbeddable: false });
  }
  const url = await app.listen({ host, port });
  site.origin = origin ?? `http://localhost:${new URL(url).port}`;
  return { url: site.origin, server: app.server, context: opened, overview, close: () => app.close() };
}
