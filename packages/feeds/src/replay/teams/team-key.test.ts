import { describe, expect, it } from 'vitest';

import { teamKey } from './team-key';

describe('teamKey', () => {
  it.each([
    ['Amber Foxes (Harbour Team)', 'amber FOXES'],
    ['_GreySeals', 'Grey Seals'],
    ['ex-ÜNO', 'EX UNO'],
    ['Team.Nought', 'team nought '],
  ])('%s and %s are one team', (a, b) => {
    expect(teamKey(1, a)).toBe(teamKey(1, b));
  });

  it.each([
    ['东港AB', 'AB(Eastport,China)'],
    ['西山Hero火花', 'Hero（西山）'],
    ['南原AB.C', 'AB.C'],
  ])('the Honor of Kings team %s is also written %s', (a, b) => {
    expect(teamKey(16, a)).toBe(teamKey(16, b));
  });

  it('keeps apart what differs in letters, and a name of signs alone', () => {
    expect(teamKey(3, 'NOVA')).not.toBe(teamKey(3, 'NOVA Youth'));
    expect(teamKey(16, '东港狐狸')).not.toBe(teamKey(16, '西山狐狸'));
    expect(teamKey(1, '东港A')).not.toBe(teamKey(1, '西山A'));
    expect(teamKey(3, '???')).toBe('???');
    expect(teamKey(3, '(BIRD)')).toBe('bird');
  });
});
