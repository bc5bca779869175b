import { isOver } from '@clutchline/domain';

import { type MatchDetailData, useLive } from '../../state';
import { Skeleton } from '../../ui/skeleton';
import { contentPart } from '../common/content-texts';
import { HiddenPrices } from '../common/score/hidden-prices';
import { Markets } from './markets';

const WAITING = <Skeleton width="100%" height="16rem" />;

export const MatchResult = contentPart(async () => (await import('../match-result/match-result')).MatchResult, WAITING);
const ResultTabs = contentPart(async () => (await import('../match-result/result-tabs')).ResultTabs, WAITING);

/** Markets, of a match that is over also its result (RESULT-2). The odds of a hidden match reveal its score (SPOIL-3). */
export function DetailContent({ detail }: { readonly detail: MatchDetailData }) {
  const { match } = detail;
  const live = useLive(match.game_id, detail.live);
  const markets = <Markets detail={detail} />;
  const shown = (
    <HiddenPrices match={match} live={live}>
      {markets}
    </HiddenPrices>
  );
  return match.kind === 'match' && isOver(live.status) ? <ResultTabs gameId={match.game_id} markets={shown} /> : shown;
}
