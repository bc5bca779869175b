import { expect, it } from 'vitest';

import { buildPlay } from '../testing/index';
import { voidPlay } from './void-play';

it('BET-9 a void match voids every point of a play, with its reason and rule', () => {
  const voided = { outcome: 'void', void_reason: 'walkover', result: null, rule: 'match-void@1' };
  expect(voidPlay(buildPlay(), 'walkover')).toEqual([
    { point_id: 1, ...voided },
    { point_id: 2, ...voided },
  ]);
});
