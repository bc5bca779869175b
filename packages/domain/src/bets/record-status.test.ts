import { describe, expect, it } from 'vitest';

import { recordStatus } from './record-status';

const EXPECTED: readonly (readonly [0 | 1, 0 | 1 | 2, 0 | 1 | 2, number, number])[] = [
  [0, 0, 0, 4, 4],
  [0, 0, 1, 5, 7],
  [0, 0, 2, 6, 7],
  [0, 1, 0, 1, 1],
  [0, 1, 1, 1, 1],
  [0, 1, 2, 1, 1],
  [0, 2, 0, 2, 2],
  [0, 2, 1, 2, 2],
  [0, 2, 2, 2, 2],
  [1, 0, 0, 3, 3],
  [1, 0, 1, 3, 3],
  [1, 0, 2, 3, 3],
  [1, 1, 0, 3, 3],
  [1, 1, 1, 3, 3],
  [1, 1, 2, 3, 3],
  [1, 2, 0, 3, 3],
  [1, 2, 1, 3, 3],
  [1, 2, 2, 3, 3],
];

describe('recordStatus', () => {
  it.each(EXPECTED)(
    'BET-3 is_cancel %i, receive_status %i, prize_status %i: %i, neutral %i',
    (is_cancel, receive_status, prize_status, normal, neutral) => {
      const record = { is_cancel, receive_status, prize_status };
      expect([recordStatus(record, 'normal'), recordStatus(record, 'neutral')]).toEqual([normal, neutral]);
    },
  );
});
