import type { MatchHead } from '@clutchline/contract/desk';
import { MATCH_STATUS } from '@clutchline/contract';
import { Badge } from '@clutchline/web/ui/badge';

import { useTexts } from '../texts/use-texts';

const isLive = (status: number): boolean => status === MATCH_STATUS.live || status === MATCH_STATUS.paused;

/** Start, or score of maps and of the current map. */
export function MatchState({ match }: { readonly match: MatchHead }) {
  const { t, format } = useTexts();
  const { status, start_time, score_1, score_2, round, round_score_1, round_score_2 } = match;
  if (isLive(status))
    return (
      <>
        <Badge tone="live">{t(status === MATCH_STATUS.paused ? 'matches.paused' : 'matches.live')}</Badge> {score_1}:
        {score_2} {round > 0 && t('matches.map_score', { map: round, one: round_score_1, two: round_score_2 })}
      </>
    );
  if (status === MATCH_STATUS.notStarted) return format.dateTime(start_time);
  return (
    <>
      {t(status === MATCH_STATUS.cancelled ? 'matches.cancelled' : 'matches.ended')} {score_1}:{score_2}
    </>
  );
}
