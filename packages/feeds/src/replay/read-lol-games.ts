import { byTimeAndNumber } from './canonical-order';
import { clubKey } from './club-key';
import { UNSAID, type RawMap, type ResultReader } from './raw-map';
import { readMaps } from './read-maps';
import { clubName, mapNumber, moment, oneOf, seconds, wholeNumber, type Row } from './row';

/** Maximum between the starts of two games of a series, ms. */
const SITTING_MS = 8 * 3_600_000;

/** One row per game with kills and length; consecutive games make a series. */
export const readLolGames: ResultReader = (file) => {
  const read = readMaps(file, gameOf);
  return { ...read, maps: withSeries(read.maps) };
};

function gameOf(row: Row): RawMap {
  const startsAt = moment(row, 'date');
  const firstBlood = oneOf(row, 'firstblood', ['blue', 'red', '']);
  return {
    ...UNSAID,
    file: row.file,
    line: row.line,
    gameTypeId: 1,
    seriesKey: '',
    gameKey: row.text('game_id'),
    startsAt,
    seriesStartsAt: startsAt,
    no: mapNumber(row, 'game_no'),
    bestOf: null,
    event: [row.text('league'), row.text('year'), row.text('split')].join(' ').trim(),
    stage: row.text('playoffs') === '1' ? 'Playoffs' : '',
    club1: { name: clubName(row, 'blue_team'), sourceId: row.text('blue_team_id') },
    club2: { name: clubName(row, 'red_team'), sourceId: row.text('red_team_id') },
    winner: oneOf(row, 'winner', ['blue', 'red']) === 'blue' ? 1 : 2,
    score1: wholeNumber(row, 'blue_kills'),
    score2: wholeNumber(row, 'red_kills'),
    lengthS: seconds(row, 'length_s'),
    firstBlood: firstBlood === '' ? null : firstBlood === 'blue' ? 1 : 2,
  };
}

function withSeries(maps: readonly RawMap[]): readonly RawMap[] {
  const open = new Map<string, RawMap>();
  return maps
    .toSorted((a, b) => byTimeAndNumber(a, b) || a.line - b.line)
    .map((map) => {
      const clubs = [map.club1, map.club2].map((club) => clubKey(map.gameTypeId, club.name)).sort();
      const pair = [map.event, ...clubs].join('|');
      const before = open.get(pair);
      const goesOn =
        before !== undefined &&
        (map.no ?? 0) > (before.no ?? 0) &&
        map.seriesStartsAt - before.seriesStartsAt < SITTING_MS;
      const placed = { ...map, seriesKey: goesOn ? before.seriesKey : map.gameKey };
      open.set(pair, placed);
      return placed;
    });
}
