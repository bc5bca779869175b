import { buildMatch, buildMatchRow } from '@clutchline/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { eventGroups } from './event-groups';

const row = (gameId: number, eventId: number) =>
  buildMatchRow({ match: buildMatch({ game_id: gameId, event_id: eventId }) });

describe('eventGroups', () => {
  it('GAMES-5 keeps events in the order of their first match and matches in theirs', () => {
    const groups = eventGroups([row(1, 7), row(2, 5), row(3, 7)]);
    expect(groups.map((group) => [group.eventId, group.rows.map((member) => member.match.game_id)])).toEqual([
      [7, [1, 3]],
      [5, [2]],
    ]);
  });

  it('GAMES-5 loses no match and invents none', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 }), (events) => {
        const rows = events.map((eventId, index) => row(index + 1, eventId));
        const grouped = eventGroups(rows).flatMap((group) => group.rows);
        expect(new Set(grouped)).toEqual(new Set(rows));
        expect(grouped).toHaveLength(rows.length);
      }),
    );
  });
});
