import type { MatchFacts } from '@clutchline/contract';

import type { MatchRule } from '../market-rule';

export function onAnnouncedFormat(read: MatchRule['read']): MatchRule['read'] {
  return (play, match: MatchFacts) => {
    const isChanged = match.best_of !== undefined && match.best_of !== play.best_of;
    return isChanged ? { voidReason: 'format_change' } : read(play, match);
  };
}
