import { describe, expect, it } from 'vitest';

import { contentQuery, readContentPlace } from './content-address';

const EMPTY = { day: null, gameTypeId: 0, eventId: null, teamId: null, onlyFollowed: false, onlyCorrected: false };

describe('the address of schedule and results', () => {
  it('SCHED-2 RESULT-1 has day and filters, and is written as it is read', () => {
    const search = 'day=2026-11-22&game_type_id=3&event_id=88&team_id=41&followed=1&corrected=1';
    const { hasFaults, ...place } = readContentPlace(search);
    expect(hasFaults).toBe(false);
    expect(place).toEqual({
      ...{ day: '2026-11-22', gameTypeId: 3, eventId: 88, teamId: 41 },
      ...{ onlyFollowed: true, onlyCorrected: true },
    });
    expect(contentQuery(place)).toBe(search);
    expect(contentQuery(EMPTY)).toBe('');
  });

  it.each(['day=2026-02-30', 'day=x', 'day=', 'day=0001-01-01', 'day=9999-12-31', 'day=2026-11-22&day=2026-11-23'])(
    'bad-input 160: %s is today, with a notice',
    (search) => expect(readContentPlace(search)).toEqual({ ...EMPTY, hasFaults: true }),
  );

  it.each([
    'event_id=0',
    'event_id=-1',
    'team_id=1e9',
    'team_id=2.0',
    'game_type_id=lol',
    'corrected=yes',
    'followed=on',
    'team_id=%00',
  ])('bad-input 161: %s is ignored with a notice, the other values remain', (search) => {
    expect(readContentPlace(`${search}&day=2026-11-22`)).toEqual({ ...EMPTY, day: '2026-11-22', hasFaults: true });
  });

  it('bad-input 161 an id of 10 KB is ignored with a notice', () => {
    expect(readContentPlace(`event_id=${'9'.repeat(10_240)}`)).toEqual({ ...EMPTY, hasFaults: true });
  });

  it('bad-input 161 a value that this screen does not know is no fault', () => {
    expect(readContentPlace('lang=2&tab=xyz&game_id=7')).toEqual({ ...EMPTY, hasFaults: false });
  });
});
