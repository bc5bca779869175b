import { teamKey } from '../teams/team-key';
import { UNSAID, type ResultReader } from './raw-map';
import { readMaps } from './read-maps';
import { BadCell, teamName, mapNumber, moment, seconds, integerOf, type Row } from './row';

const HONOR_OF_KINGS = 16;

/** The time is that of the series. */
export const readKplMaps: ResultReader = (file) =>
  readMaps(file, (row) => ({
    ...UNSAID,
    file: file.name,
    line: row.line,
    gameTypeId: HONOR_OF_KINGS,
    seriesKey: row.text('match_id'),
    startsAt: null,
    seriesStartsAt: moment(row, 'date'),
    no: mapNumber(row, 'game_no'),
    bestOf: mapNumber(row, 'bo'),
    event: row.text('season'),
    stage: row.text('stage'),
    team1: { name: teamName(row, 'team_a'), sourceId: row.text('team_a_id') },
    team2: { name: teamName(row, 'team_b'), sourceId: row.text('team_b_id') },
    winner: winnerOf(row),
    score1: integerOf(row, 'kills_a'),
    score2: integerOf(row, 'kills_b'),
    lengthS: seconds(row, 'duration_s'),
  }));

function winnerOf(row: Row): 1 | 2 {
  const winner = teamKey(HONOR_OF_KINGS, row.text('winner'));
  if (winner === teamKey(HONOR_OF_KINGS, row.text('team_a'))) return 1;
  if (winner === teamKey(HONOR_OF_KINGS, row.text('team_b'))) return 2;
  throw new BadCell(`winner is neither of the teams (${row.text('winner')})`);
}
