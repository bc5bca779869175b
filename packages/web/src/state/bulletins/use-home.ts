import type { CallData } from '../../data/caller';
import { useApp } from '../app-context';
import { eachOnce, fetchData } from '../queries/fetch-data';
import { queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { useFormer } from '../queries/use-former';
import { bulletinMemoryOf } from './bulletin-memory';
import { useStore } from '../use-snapshot';

export type HomeData = CallData<'getHome'>;
export type HomeEvent = HomeData['events'][number];
export type HomePool = HomeData['pools'][number];

const REFETCH_MS = 30_000;
const MOST_TEAMS = 200;

const isTeamId = (id: unknown): id is number => typeof id === 'number' && Number.isSafeInteger(id) && id > 0;

/** Valid ids of followed teams, each once; damaged ones are left out (bad input row 175). */
export function useFollowedIds(): readonly number[] {
  const { followed } = useStore(useApp().spoilers);
  return [...(followed ?? [])].filter(isTeamId).slice(0, MOST_TEAMS);
}

function withRowsOnce({ live, followed, events, pools, results, announcements }: HomeData): HomeData {
  return {
    live: eachOnce(live, ({ match }) => match.game_id),
    followed: eachOnce(followed, ({ match }) => match.game_id),
    events: eachOnce(events, ({ event }) => event.event_id),
    pools: eachOnce(pools, ({ play_info_id }) => play_info_id),
    results: eachOnce(results, ({ game_id }) => game_id),
    announcements: eachOnce(announcements, ({ announcement_id }) => announcement_id),
  };
}

/** HOME-1. Other recommendations replace the former ones once they have arrived. */
export function useHome(): QueryView<HomeData> {
  const app = useApp();
  const { generation, token } = useStore(app.session);
  const { usesBets } = useStore(bulletinMemoryOf(app).store);
  const teamIds = useFollowedIds();
  const local = token === null ? teamIds : [];
  const view = queryView(
    useFetched({
      key: ['matches', 'home', generation, usesBets ? 1 : 0, teamIds.join()],
      fetch: async (signal) =>
        withRowsOnce(await fetchData(app, 'getHome', { uses_bets: usesBets ? 1 : 0, team_ids: [...local] }, signal)),
      everyMs: REFETCH_MS,
    }),
  );
  return useFormer(view, generation, (former) => former === generation);
}

export function useUsesBets(): { readonly usesBets: boolean; readonly toggle: () => void } {
  const memory = bulletinMemoryOf(useApp());
  const { usesBets } = useStore(memory.store);
  return { usesBets, toggle: () => memory.setUsesBets(!usesBets) };
}
