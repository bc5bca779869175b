import { describe, expect, it } from 'vitest';

import { mapOutlook, type MapOutlook } from './map-outlook';

const at = (round: number, score_1: number, score_2: number, status: 1 | 2 | 3 | 4 = 2) =>
  ({ status, round, score_1, score_2 }) as const;
const outlooks = (live: ReturnType<typeof at>, bestOf: number): MapOutlook[] =>
  Array.from({ length: bestOf }, (_, index) => mapOutlook({ live, bestOf, round: index + 1 }));

describe('mapOutlook', () => {
  it('DETAIL-1 distinguishes played, current and later maps', () => {
    expect(outlooks(at(0, 0, 0, 1), 3)).toEqual(['later', 'later', 'later']);
    expect(outlooks(at(2, 1, 0), 3)).toEqual(['over', 'now', 'later']);
    expect(outlooks(at(2, 1, 0, 3), 3)).toEqual(['over', 'now', 'later']);
    expect(outlooks(at(0, 1, 1), 5)).toEqual(['over', 'over', 'later', 'later', 'later']);
  });

  it('DETAIL-1 knows that a decided match needs no further map', () => {
    expect(outlooks(at(0, 2, 0), 3)).toEqual(['over', 'over', 'not_needed']);
    expect(outlooks(at(0, 0, 3), 5).slice(3)).toEqual(['not_needed', 'not_needed']);
    expect(outlooks(at(2, 1, 0), 2)).toEqual(['over', 'now']);
  });

  it('DETAIL-1 the live round counts more than the score, because a map can end level', () => {
    expect(outlooks(at(2, 0, 0), 2)).toEqual(['over', 'now']);
  });
});
