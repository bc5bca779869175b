import { buildMatch, buildMatchRow } from '@clutchline/domain/testing';
import { expect, it } from 'vitest';

import { freezeRows } from './use-frozen-rows';

const row = (game_id: number, play_count = 0) => buildMatchRow({ match: buildMatch({ game_id }), play_count });

it('GAMES-5 held rows keep their places and take what is new of them', () => {
  const frozen = freezeRows([row(1), row(2)], [row(2, 7), row(1)]);
  expect(frozen.rows.map(({ match, play_count }) => [match.game_id, play_count])).toEqual([
    [1, 0],
    [2, 7],
  ]);
  expect(frozen).toMatchObject({ fresh: 0, changed: true });
});

it('GAMES-5 a match that went stays until the list is let go, one that came waits', () => {
  const frozen = freezeRows([row(1), row(2)], [row(3), row(2), row(4)]);
  expect(frozen.rows.map(({ match }) => match.game_id)).toEqual([1, 2]);
  expect(frozen).toMatchObject({ fresh: 2, changed: true });
});

it('GAMES-5 the same matches in the same places are no change', () =>
  expect(freezeRows([row(1), row(2)], [row(1, 3), row(2)])).toMatchObject({ fresh: 0, changed: false }));
