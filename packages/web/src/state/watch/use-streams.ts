import { languageById, type MatchStream } from '@clutchline/contract';
import { orderStreams } from '@clutchline/domain';

import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { readWatchMemory } from './watch-memory';
import { useStore } from '../use-snapshot';

interface Streams {
  readonly streams: readonly MatchStream[];
  /** Real time of the server minus that of this machine, ms. */
  readonly wallOffset: number;
}

/** A match gets further streams. */
const PACE_MS = 60_000;

const streamsQuery = (app: Pick<AppState, 'env' | 'call'>, gameId: number): Query<Streams> => ({
  key: ['matches', 'streams', gameId],
  fetch: async (signal) => {
    const askedAt = app.env.now();
    const { streams, server_time } = await fetchData(app, 'getStreams', { game_id: gameId }, signal);
    return { streams, wallOffset: server_time - (askedAt + app.env.now()) / 2 };
  },
  everyMs: PACE_MS,
});

/** In the order for this player (STREAM-4). */
export function useStreams(gameId: number): QueryView<Streams> {
  const app = useApp();
  const bcp47 = useStore(app.language, ({ langId }) => languageById(langId).bcp47);
  const view = queryView(useFetched(streamsQuery(app, gameId)));
  const memory = readWatchMemory(app);
  return mapView(view, (data) => ({ ...data, streams: orderStreams(data.streams, bcp47, memory) }));
}
