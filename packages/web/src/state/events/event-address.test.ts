import { describe, expect, it } from 'vitest';

import { eventAddress, eventsAddress, placeOfTeam, readEventPlace, readEventsPlace, readTeamId } from './event-address';

describe('the addresses of events and teams', () => {
  it('ROUTE-2 are written as they are read', () => {
    const { hasFaults, ...place } = readEventPlace('event_id=88&tab=bracket&team_id=41');
    expect(hasFaults).toBe(false);
    expect(place).toEqual({ eventId: 88, tab: 'bracket', teamId: 41 });
    expect(eventAddress(place)).toBe('/events/detail?event_id=88&tab=bracket&team_id=41');
    expect(eventsAddress({ gameTypeId: 3, when: 'past' })).toBe('/events?game_type_id=3&when=past');
    expect(eventsAddress({ gameTypeId: 0, when: 'now' })).toBe('/events');
    expect(placeOfTeam(41)).toBe('/teams/detail?team_id=41');
  });

  it.each(['when=', 'when=later', 'when=now&when=past', 'game_type_id=x', 'game_type_id=1e9'])(
    'bad-input 161: %s of the list is ignored with a notice',
    (search) => expect(readEventsPlace(search)).toEqual({ gameTypeId: 0, when: 'now', hasFaults: true }),
  );

  it.each(['tab=xyz', 'tab=', 'team_id=1e9', 'team_id=0', `team_id=${'9'.repeat(10_240)}`])(
    'bad-input 161: %.20s of an event is ignored with a notice, the event remains',
    (search) =>
      expect(readEventPlace(`event_id=88&${search}`)).toEqual({
        eventId: 88,
        tab: 'overview',
        teamId: null,
        hasFaults: true,
      }),
  );

  it.each(['event_id=0', 'event_id=1e9', 'event_id=', 'event_id=8&event_id=9'])(
    'bad-input 161: %s selects no event, which the screen says itself',
    (search) => expect(readEventPlace(search)).toMatchObject({ eventId: null, hasFaults: false }),
  );

  it('bad-input 161 a team id of 10 KB is ignored', () => {
    expect(readTeamId(`team_id=${'1'.repeat(10_240)}`)).toBeNull();
    expect(readTeamId('team_id=41')).toBe(41);
  });
});
