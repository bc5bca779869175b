import { describe, expect, it } from 'vitest';

import { clubKey } from './club-key';

describe('clubKey', () => {
  it.each([
    ['Amber Foxes (Harbour Team)', 'amber FOXES'],
    ['_GreySeals', 'Grey Seals'],
    ['ex-ÜNO', 'EX UNO'],
    ['Team.Nought', 'team nought '],
  ])('%s and %s are one club', (a, b) => {
    expect(clubKey(1, a)).toBe(clubKey(1, b));
  });

  it.each([
    ['东港AB', 'AB(Eastport,China)'],
    ['西山Hero火花', 'Hero（西山）'],
    ['南原AB.C', 'AB.C'],
  ])('the Honor of Kings club %s is also written %s', (a, b) => {
    expect(clubKey(16, a)).toBe(clubKey(16, b));
  });

  it('keeps apart what differs in letters, and a name of signs alone', () => {
    expect(clubKey(3, 'NOVA')).not.toBe(clubKey(3, 'NOVA Youth'));
    expect(clubKey(16, '东港狐狸')).not.toBe(clubKey(16, '西山狐狸'));
    expect(clubKey(1, '东港A')).not.toBe(clubKey(1, '西山A'));
    expect(clubKey(3, '???')).toBe('???');
    expect(clubKey(3, '(BIRD)')).toBe('bird');
  });
});
