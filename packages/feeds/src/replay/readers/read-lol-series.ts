import type { ResultReader } from './raw-map';
import { UNSAID } from './raw-map';
import { readMaps } from './read-maps';
import { teamName, mapNumber, moment, oneOf, integerOf } from './row';

export const readLolSeries: ResultReader = (file) =>
  readMaps(file, (row) => {
    const startsAt = moment(row, 'datetime_utc');
    return {
      ...UNSAID,
      file: file.name,
      line: row.line,
      gameTypeId: 1,
      seriesKey: row.text('series_id'),
      gameKey: row.text('game_id'),
      startsAt,
      seriesStartsAt: startsAt,
      no: mapNumber(row, 'game_no'),
      bestOf: mapNumber(row, 'best_of'),
      event: row.text('event'),
      stage: row.text('phase'),
      team1: { name: teamName(row, 'team_a'), sourceId: '' },
      team2: { name: teamName(row, 'team_b'), sourceId: '' },
      winner: oneOf(row, 'winner', ['a', 'b']) === 'a' ? 1 : 2,
      announced: {
        after: 'map',
        wins1: integerOf(row, 'series_wins_a', 16),
        wins2: integerOf(row, 'series_wins_b', 16),
      },
      cutAtMidnight: true,
    };
  });
