import { describe, expect, it } from 'vitest';

import { CALL_PATHS } from './call-paths';

const SECTION_7 = [
  '/api/game/user/balance',
  '/api/game/user/getUserHistory/',
  '/api/game/changeLang',
  '/api/game/game/getCurrency',
  '/api/game/game/getGameTypeDict/',
  '/api/game/game/getGameTopDictSplit/',
  '/api/game/game/getParlayLimitInfo/',
  '/api/game/game/getOrdinaryLimitInfo/',
  '/api/game/user/playMore/',
  '/api/game/game/addFavorite',
  '/api/game/game/getPointsListSplit',
  '/api/game/game/getGameListByGameTypeId/',
];

describe('CALL_PATHS', () => {
  it('CALL-1 holds the twelve paths of the specification in both slash forms', () => {
    for (const path of SECTION_7) {
      const bare = path.replace(/\/$/, '');
      expect(CALL_PATHS.has(bare)).toBe(true);
      expect(CALL_PATHS.has(`${bare}/`)).toBe(true);
      expect(CALL_PATHS.has(`${bare}//`)).toBe(false);
    }
  });
});
