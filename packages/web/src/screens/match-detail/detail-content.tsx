import { MATCH_STATUS } from '@clutchline/contract';
import { isOver } from '@clutchline/domain';

import { type MatchDetailData, useLive } from '../../state';
import { Skeleton } from '../../ui/skeleton';
import { contentPart } from '../common/content-texts';
import { Score } from '../common/score/score';
import { Markets } from './markets';

const WAITING = <Skeleton width="100%" height="16rem" />;

export const MatchResult = contentPart(async () => (await import('../match-result/match-result')).MatchResult, WAITING);
const ResultTabs = contentPart(async () => (await import('../match-result/result-tabs')).ResultTabs, WAITING);

/** Markets, of a match that is over also its result (RESULT-2). The odds of a hidden match reveal its score (SPOIL-3). */
export function DetailContent({ detail }: { readonly detail: MatchDetailData }) {
  const { match } = detail;
  const live = useLive(match.game_id, detail.live);
  const markets = <Markets detail={detail} />;
  if (match.kind === 'outright' || live.status === MATCH_STATUS.notStarted) return markets;
  const shown = (
    <Score match={match} live={live} shows="prices">
      {() => markets}
    </Score>
  );
  return isOver(live.status) ? <ResultTabs gameId={match.game_id} markets={shown} /> : shown;
}
