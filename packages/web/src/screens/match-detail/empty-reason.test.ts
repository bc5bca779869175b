import { MATCH_STATUS } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { emptyReason } from './empty-reason';

const at = (status: 1 | 2 | 3 | 4 | 5, score_1 = 0, score_2 = 0) => ({ status, score_1, score_2 });

describe('emptyReason', () => {
  it.each([
    ['a cancelled match', at(MATCH_STATUS.cancelled), 1, 'cancelled'],
    ['a match that is over', at(MATCH_STATUS.ended, 2, 0), 3, 'ended'],
    ['a whole match without plays', at(MATCH_STATUS.notStarted), 0, 'no_plays'],
    ['a map that was played', at(MATCH_STATUS.live, 1, 1), 2, 'map_over'],
    ['a map still to come', at(MATCH_STATUS.live, 1, 1), 3, 'map_later'],
    ['the first map before the start', at(MATCH_STATUS.notStarted), 1, 'map_later'],
  ] as const)('DETAIL-1 says why nothing stands under %s', (_name, live, round, reason) => {
    expect(emptyReason(live, round)).toBe(reason);
  });
});
