import type { SkippedRow } from '../../feed';
import type { RatedMap } from '../teams/rate-teams';
import type { RawTeam, ResultFile } from './raw-map';
import { readRows } from './read-rows';
import { pairKey } from '../series/same-game';
import { BadCell, teamName, day, integerOf, type Row } from './row';

const CS2 = 3;

/** Without series and time of day, for ratings only. */
export interface History {
  readonly rated: readonly RatedMap[];
  readonly skipped: readonly SkippedRow[];
}

/** One row per team and map: both sides of a map count once. */
export function readCs2TeamMaps(file: ResultFile): History {
  const seen = new Set<string>();
  return readHistory(file, (row) => {
    const rounds = [integerOf(row, 'rounds'), integerOf(row, 'opp_rounds')] as const;
    const [won, lost] = teamsOf(row, ['team', 'opponent']);
    if (rounds[0] === rounds[1]) throw new BadCell(`a played map cannot end ${rounds[0]}:${rounds[1]}`);
    const key = [row.text('date'), row.text('map'), pairKey(CS2, won, lost), ...rounds.toSorted((a, b) => a - b)].join(
      '|',
    );
    if (seen.has(key)) return null;
    seen.add(key);
    return rounds[0] > rounds[1] ? [won, lost] : [lost, won];
  });
}

export function readCs2MapWinners(file: ResultFile): History {
  return readHistory(file, (row) => {
    const [one, two] = teamsOf(row, ['team_A', 'team_B']);
    const winner = row.text('winner');
    if (winner === one.name) return [one, two];
    if (winner === two.name) return [two, one];
    throw new BadCell(`winner is neither of the teams (${winner})`);
  });
}

/** `order`: null for a duplicate map. */
function readHistory(file: ResultFile, order: (row: Row) => readonly [RawTeam, RawTeam] | null): History {
  const read = readRows(file, (row) => {
    const at = day(row, 'date');
    const teams = order(row);
    return teams === null ? null : { gameTypeId: CS2, at, winner: teams[0], loser: teams[1] };
  });
  return { rated: read.accepted, skipped: read.skipped };
}

function teamsOf(row: Row, [one, two]: readonly [string, string]): readonly [RawTeam, RawTeam] {
  return [
    { name: teamName(row, one), sourceId: '' },
    { name: teamName(row, two), sourceId: '' },
  ];
}
