import { playersOn } from '@clutchline/test-support/processes/players';
import { TestNats } from '@clutchline/test-support/processes/provide-nats';
import { singleRequest } from '@clutchline/test-support/server/bet-requests';
import { matchEvents, PLAY } from '@clutchline/test-support/server/test-feed';

import { freePort } from '../../../../tools/cluster/free-port';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { keptPlacement } from '../chaos/chaos-client';
import { FIRST_MATCH, openChaosSetup, type ChaosSetup } from '../chaos/chaos-setup';

const PLAYERS = 500;
const PLAYS = Object.values(PLAY);
const STAKES = ['1', '2.37', '11.11', '0.99'];
const HOUR_MS = 3_600_000;
const IN_BATCH = 10;

export interface DeskLoad {
  readonly setup: ChaosSetup;
  readonly nats: TestNats;
  /** At the first server. */
  readonly desk: { readonly databaseUrl: string; readonly deskUrl: string };
  /** A single on the next play, by the next player, as it is sent to a server. */
  nextBet(url: string): string;
  close(): Promise<void>;
}

/** Servers as processes, with the desk in the first, matches of six plays, and players who bet on them. */
export async function openDeskLoad(servers: number, matches: number): Promise<DeskLoad> {
  const nats = await TestNats.start();
  const port = String(await freePort());
  const argsOf = (index: number) => ['--nats-url', nats.url, ...(index === 0 ? ['--desk-port', port] : [])];
  const setup = await openChaosSetup({ servers, argsOf });
  const startTime = setup.context.clock.now() + 12 * HOUR_MS;
  for (let match = 0; match < matches; match += IN_BATCH) {
    const ids = Array.from({ length: Math.min(IN_BATCH, matches - match) }, (_, index) => FIRST_MATCH + match + index);
    await ingestFeedEvents(
      setup.context,
      ids.flatMap((gameId) => matchEvents(gameId, { startTime })),
    );
  }
  const tokens = await playersOn(setup.postgres.url, PLAYERS);
  let count = 0;
  return {
    ...{ setup, nats, desk: { databaseUrl: setup.postgres.url, deskUrl: `http://localhost:${port}` } },
    nextBet(url) {
      count += 1;
      const token = tokens[count % PLAYERS] ?? '';
      const play = PLAYS[Math.floor(count / matches) % PLAYS.length] ?? PLAY.winner;
      const side = Math.floor(count / matches / PLAYS.length) % 2 === 0 ? 1 : 2;
      const stake = STAKES[count % STAKES.length] ?? '1';
      const request = singleRequest({ gameId: FIRST_MATCH + (count % matches), play, side }, stake, 'latest');
      return keptPlacement(url, { accountId: 0, token: () => token }, request);
    },
    async close() {
      await setup.close();
      await nats.stop();
    },
  };
}
