import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';

const LISTED = 100;

/** Special plays without a rule are never settled by a feed: they are listed too. */
export async function listMissingResults(
  { stores }: Pick<DeskContext, 'stores'>,
  { began_minutes_ago }: DeskBody<'missingResults'>,
): Promise<DeskAnswer<'missingResults'>> {
  const matches = await stores.quarantine.missing(began_minutes_ago, LISTED);
  return {
    matches: matches.map(({ gameId, startsAt, isOver, plays, ...names }) => ({
      ...{ game_id: gameId, ...names, starts_at: startsAt, is_over: isOver },
      plays: plays.map(({ playId, ...play }) => ({ play_id: playId, ...play, points: [...play.points] })),
    })),
  };
}
