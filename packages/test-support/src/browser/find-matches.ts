import { callSite } from './call-site';
import type { Matches } from './face-scenes';

const NOT_STARTED = 1;

export async function findMatches(url: string): Promise<Matches> {
  const first = async (handicap_code: 'today' | 'pool'): Promise<number> => {
    const body = { game_type_id: 0, handicap_code, event_ids: [] };
    const { rows } = await callSite(url, 'getGameListByGameTypeId', body);
    const coming = rows.find(({ live, match }) => live.status === NOT_STARTED && match.kind === 'match');
    if (coming === undefined) throw new Error(`no match in ${handicap_code}`);
    return coming.match.game_id;
  };
  return { fixed: await first('today'), pool: await first('pool') };
}
