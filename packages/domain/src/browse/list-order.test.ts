import { expect, it } from 'vitest';

import { buildLive, buildMatch, buildMatchRow } from '../testing/index';
import { listOrder } from './list-order';

it('GAMES-5 the list is sorted by start time with the matches under way first', () => {
  const row = (game_id: number, start_time: number, status: 1 | 2 | 3 | 4) =>
    buildMatchRow({ match: buildMatch({ game_id, start_time }), live: buildLive({ status }) });
  const rows = [row(1, 300, 1), row(2, 200, 1), row(3, 400, 2), row(4, 100, 4), row(6, 350, 3), row(5, 200, 1)];
  expect(listOrder(rows).map(({ match }) => match.game_id)).toEqual([6, 3, 4, 2, 5, 1]);
  expect(rows[0]?.match.game_id).toBe(1);
});
