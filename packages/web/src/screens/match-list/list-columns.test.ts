import { MARKET_CODES, type PickCode } from '@clutchline/contract';
import { buildMatch, buildPlay } from '@clutchline/domain/testing';
import { createTranslator, marketTitle, pickLabel, pickTitle } from '@clutchline/i18n';
import { loadCatalogue } from '@clutchline/i18n/load-catalogue';
import { describe, expect, it } from 'vitest';

import { columnPlay, LIST_COLUMNS, listColumns } from './list-columns';

it.each([
  [320, 1],
  [419, 1],
  [420, 2],
  [575, 2],
  [576, 1],
  [679, 1],
  [680, 2],
  [831, 2],
  [832, 3],
  [1_600, 3],
])('U41 GAMES-5 a list of %i px has %i price columns', (pixels, columns) => {
  expect(listColumns(pixels)).toBe(columns);
});

describe('columnPlay', () => {
  const winner = buildPlay({ play_info_id: 1, market: 'match_winner' });
  const total = buildPlay({ play_info_id: 2, market: 'total_maps', line: 2_500, is_main: 0 });
  const mainTotal = buildPlay({ play_info_id: 3, market: 'total_maps', line: 3_500 });

  it('GAMES-5 puts each play into its column, the main line before another', () => {
    const plays = [winner, total, mainTotal];
    expect(columnPlay(plays, 'winner')).toBe(winner);
    expect(columnPlay(plays, 'total')).toBe(mainTotal);
    expect(columnPlay(plays, 'handicap')).toBeNull();
  });

  it('GAMES-5 takes the match winner before the map winner, and the map winner if there is no other', () => {
    const map = buildPlay({ play_info_id: 4, market: 'map_winner', round: 2 });
    expect(columnPlay([map, winner], 'winner')).toBe(winner);
    expect(columnPlay([map], 'winner')).toBe(map);
  });

  it('PUSH-3 leaves out a hidden play', () => {
    expect(columnPlay([buildPlay({ market: 'match_winner', is_hide: 1 })], 'winner')).toBeNull();
  });
});

it('LANG-2 the texts of every price of a row are in the first catalogue', async () => {
  const t = createTranslator(2, await loadCatalogue(2));
  const match = buildMatch();
  const picks: PickCode[] = [{ kind: 'team', team_id: match.team_id_1 }, { kind: 'draw' }, { kind: 'over' }];
  const plays = MARKET_CODES.map((market) => buildPlay({ market, line: 2_500, round: 1 })).filter((play) =>
    LIST_COLUMNS.some((column) => columnPlay([play], column) !== null),
  );
  expect(plays.length).toBeGreaterThanOrEqual(10);
  const texts = plays.flatMap((play) => [
    marketTitle(t, play, '1'),
    ...[...picks, { kind: 'under' } as const].flatMap((pick) => {
      const source = { match, play, pick, line: null };
      return [pickTitle(t, source), pickLabel(t, source)];
    }),
  ]);
  expect(texts.filter((text) => text.includes('market.'))).toEqual([]);
});
