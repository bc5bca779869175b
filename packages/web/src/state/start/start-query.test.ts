import { describe, expect, it } from 'vitest';

import { readStartQuery } from './start-query';

const EMPTY = {
  game: null,
  pointIds: [],
  gameTypeId: null,
  eventIds: [],
  lang: null,
  tab: null,
  sort: null,
  hasToken: false,
  hasBadValue: false,
};

describe('readStartQuery', () => {
  it('NAV-5 reads all five names', () => {
    expect(readStartQuery('game_id=1204&teamPointIds=7,8&game_type_id=16&event_id=3,4&lang=7')).toEqual({
      ...EMPTY,
      game: 1204,
      pointIds: [7, 8],
      gameTypeId: 16,
      eventIds: [3, 4],
      lang: 7,
    });
    expect(readStartQuery('id=5').game).toBe(5);
    expect(readStartQuery('')).toEqual(EMPTY);
  });

  it.each(['abc', '-1', '1e9', '', '0', '1.5', '%20', '9'.repeat(10_000), '<script>'])(
    'bad-input 70: id=%s opens the list and reports it',
    (id) => expect(readStartQuery(`id=${id}`).game).toBe('bad'),
  );

  it('bad-input 70: the first of two ids counts, and id[] is no id', () => {
    expect(readStartQuery('id=1&id=2').game).toBe(1);
    expect(readStartQuery('id[]=1').game).toBeNull();
  });

  it('bad-input 71: points are taken once each, in order, at most 25', () => {
    expect(readStartQuery('teamPointIds=1,1,1')).toEqual({ ...EMPTY, pointIds: [1] });
    expect(readStartQuery('teamPointIds=,,,')).toEqual(EMPTY);
    const many = Array.from({ length: 500 }, (_, index) => index + 1);
    expect(readStartQuery(`teamPointIds=${many.join(',')}`).pointIds).toEqual(many.slice(0, 25));
  });

  it('bad-input 71: an invalid point list is reported', () => {
    expect(readStartQuery('teamPointIds=1;2')).toEqual({ ...EMPTY, hasBadValue: true });
    expect(readStartQuery('teamPointIds=4,x')).toEqual({ ...EMPTY, pointIds: [4], hasBadValue: true });
  });

  it('bad-input 72: event ids that are none are left out', () => {
    expect(readStartQuery('event_id=1,2,x,,999999')).toEqual({
      ...EMPTY,
      eventIds: [1, 2, 999_999],
      hasBadValue: true,
    });
  });

  it.each(['x', '-1', '1e1', '00', '99999'])('bad-input 73: game_type_id=%s is left out', (id) =>
    expect(readStartQuery(`game_type_id=${id}`)).toEqual({ ...EMPTY, hasBadValue: true }),
  );

  it.each(['lang=9', 'lang=0', 'lang=zh-CN', 'lang=2<script>', 'lang=2&lang=3', 'lang='])(
    'bad-input 74: %s has no effect on the language',
    (search) => expect(readStartQuery(search)).toEqual({ ...EMPTY, hasBadValue: true }),
  );

  it('bad-input 78: a query of 64 KB and bad-input 79: a malformed percent do no harm', () => {
    expect(readStartQuery(`x=${'y'.repeat(65_536)}&id=3`).game).toBe(3);
    expect(readStartQuery('id=%E0%A4%A').game).toBe('bad');
  });

  it('bad-input 80: a token in the address is seen, and no more', () => {
    expect(readStartQuery('token=secret-0123456789')).toEqual({ ...EMPTY, hasToken: true });
  });
});
