import { callSite } from './call-site';

const LIVE = 2;

/** Parts of a match of two teams that is under way, else of the next one. */
export async function matchScreens(url: string): Promise<ReadonlyMap<string, string>> {
  const live = await findLive(url);
  return new Map(
    ['markets', 'live', 'analysis'].map((tab) => [`match-${tab}`, `/match/detail?game_id=${live}&tab=${tab}`]),
  );
}

async function findLive(url: string): Promise<number> {
  const body = { game_type_id: 0, handicap_code: 'today', event_ids: [] };
  const { rows } = await callSite(url, 'getGameListByGameTypeId', body);
  const matches = rows.filter(({ match }) => match.kind === 'match');
  const found = matches.find(({ live }) => live.status === LIVE) ?? matches[0];
  if (found === undefined) throw new Error('no match today');
  return found.match.game_id;
}
