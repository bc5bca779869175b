import { UNSAID, type RawTeam, type ResultReader } from './raw-map';
import { readMaps } from './read-maps';
import { readableRows } from './read-rows';
import { BadCell, teamName, moment, oneOf, seconds, integerOf, type Row } from './row';

const BEST_OF: ReadonlyMap<string, number | null> = new Map([
  ['0', 1],
  ['1', 3],
  ['2', 5],
  ['3', 2],
  ['', null],
]);

/** Sides change between games; a missing team name can be in another row. */
export const readDota2Games: ResultReader = (file) => {
  const names = namesById(readableRows(file));
  const team = (row: Row, side: 'radiant' | 'dire'): RawTeam => {
    const sourceId = row.text(`${side}_id`);
    return { name: teamName(row, side, row.text(side) || (names.get(sourceId) ?? '')), sourceId };
  };
  return readMaps(file, (row) => {
    const startsAt = moment(row, 'start_utc');
    const bestOf = BEST_OF.get(row.text('series_type'));
    if (bestOf === undefined) throw new BadCell(`series_type is not known (${row.text('series_type')})`);
    return {
      ...UNSAID,
      file: file.name,
      line: row.line,
      gameTypeId: 2,
      seriesKey: row.text('series_id') || `game ${row.text('match_id')}`,
      gameKey: row.text('match_id'),
      startsAt,
      seriesStartsAt: startsAt,
      no: null,
      bestOf,
      event: row.text('league'),
      team1: team(row, 'radiant'),
      team2: team(row, 'dire'),
      winner: oneOf(row, 'radiant_win', ['true', 'false']) === 'true' ? 1 : 2,
      score1: integerOf(row, 'radiant_kills'),
      score2: integerOf(row, 'dire_kills'),
      lengthS: seconds(row, 'duration_s'),
    };
  });
};

function namesById(rows: readonly Row[]): ReadonlyMap<string, string> {
  const known = rows.flatMap((row) =>
    (['radiant', 'dire'] as const).map((side): [string, string] => [row.text(`${side}_id`), row.text(side)]),
  );
  return new Map(known.filter(([id, name]) => id !== '' && id !== '0' && name !== ''));
}
