import { UNSAID, type Halves, type RawMap, type ResultReader, type Walkover } from './raw-map';
import { readRows } from './read-rows';
import { BadCell, teamName, mapNumber, moment, oneOf, integerOf, type Row } from './row';

/** A map named "Default" was forfeited. */
export const readCs2Maps: ResultReader = (file) => {
  const { accepted, skipped } = readRows(file, readRow);
  return {
    maps: accepted.flatMap((row) => ('winner' in row ? [row] : [])),
    walkovers: accepted.flatMap((row) => ('wins1' in row ? [row] : [])),
    skipped,
  };
};

function readRow(row: Row): RawMap | Walkover | null {
  const series = seriesOf(row);
  const played = oneOf(row, 'map_status', ['played', 'not_played']) === 'played';
  const wins1 = integerOf(row, 'team1_maps', 16);
  const wins2 = integerOf(row, 'team2_maps', 16);
  if (!played && row.text('map').toLowerCase() !== 'default') return null;
  if (!played) return { ...series, no: mapNumber(row, 'map_no'), wins1, wins2 };
  const score1 = integerOf(row, 'team1_rounds');
  const score2 = integerOf(row, 'team2_rounds');
  if (score1 === score2) throw new BadCell(`a played map cannot end ${score1}:${score2}`);
  return {
    ...UNSAID,
    ...series,
    startsAt: null,
    no: mapNumber(row, 'map_no'),
    winner: score1 > score2 ? 1 : 2,
    score1,
    score2,
    halves: halvesOf(row.text('half_scores'), score1, score2),
    announced: { after: 'series', wins1, wins2 },
  };
}

function seriesOf(row: Row) {
  const bestOf = /best of (\d)/i.exec(row.text('format'))?.[1];
  return {
    file: row.file,
    line: row.line,
    gameTypeId: 3,
    seriesKey: row.text('match_id'),
    seriesStartsAt: moment(row, 'date_utc'),
    bestOf: bestOf === undefined ? null : Number(bestOf),
    event: row.text('event'),
    stage: row.text('stage'),
    team1: { name: teamName(row, 'team1'), sourceId: row.text('team1_id') },
    team2: { name: teamName(row, 'team2'), sourceId: row.text('team2_id') },
  };
}

/** Null unless the first half has twelve rounds and all sum to the final score. */
function halvesOf(text: string, score1: number, score2: number): Halves | null {
  const halves = [...text.matchAll(/(\d+):(\d+)/g)].map((match): [number, number] => [
    Number(match[1]),
    Number(match[2]),
  ]);
  const [first] = halves;
  const sum = (side: 0 | 1) => halves.reduce((total, half) => total + half[side], 0);
  const fits = first !== undefined && first[0] + first[1] === 12 && sum(0) === score1 && sum(1) === score2;
  return fits && halves.length <= 3 ? halves : null;
}
