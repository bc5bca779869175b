import { byTimeAndNumber } from '../series/canonical-order';
import { teamKey } from '../teams/team-key';
import { UNSAID, type RawMap, type ResultReader } from './raw-map';
import { readMaps } from './read-maps';
import { teamName, mapNumber, moment, oneOf, seconds, integerOf, type Row } from './row';

/** Between the starts of two games of a series, at most. */
const SITTING_MS = 8 * 3_600_000;

/** Consecutive games make a series. */
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
    team1: { name: teamName(row, 'blue_team'), sourceId: row.text('blue_team_id') },
    team2: { name: teamName(row, 'red_team'), sourceId: row.text('red_team_id') },
    winner: oneOf(row, 'winner', ['blue', 'red']) === 'blue' ? 1 : 2,
    score1: integerOf(row, 'blue_kills'),
    score2: integerOf(row, 'red_kills'),
    lengthS: seconds(row, 'length_s'),
    firstBlood: firstBlood === '' ? null : firstBlood === 'blue' ? 1 : 2,
  };
}

function withSeries(maps: readonly RawMap[]): readonly RawMap[] {
  const open = new Map<string, RawMap>();
  return maps
    .toSorted((a, b) => byTimeAndNumber(a, b) || a.line - b.line)
    .map((map) => {
      const teams = [map.team1, map.team2].map((team) => teamKey(map.gameTypeId, team.name)).sort();
      const pair = [map.event, ...teams].join('|');
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
