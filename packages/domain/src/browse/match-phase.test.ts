import { MATCH_STATUS } from '@clutchline/contract';
import { expect, it } from 'vitest';

import { isOver, isUnderWay } from './match-phase';

it.each([
  [MATCH_STATUS.notStarted, false, false],
  [MATCH_STATUS.live, true, false],
  [MATCH_STATUS.paused, true, false],
  [MATCH_STATUS.ended, false, true],
  [MATCH_STATUS.cancelled, false, true],
])('GAMES-8 status %i: under way %s, over %s', (status, underWay, over) => {
  expect([isUnderWay(status), isOver(status)]).toEqual([underWay, over]);
});
