import type { SkippedRow } from '../../feed';
import type { DatedMap } from '../teams/rate-teams';
import type { RawTeam, ResultFile } from './raw-map';
import { readRows } from './read-rows';
import { pairKey } from '../series/same-game';
import { BadCell, teamName, day, integerOf, type Row } from './row';

const CS2 = 3;

/** Without series and time of day: for ratings, and grouped for the history (FEED-5). */
export interface History {
  readonly rated: readonly DatedMap[];
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
    const event = row.text('event');
    return rounds[0] > rounds[1]
      ? { winner: won, loser: lost, event, rounds: [rounds[0], rounds[1]] }
      : { winner: lost, loser: won, event, rounds: [rounds[1], rounds[0]] };
  });
}

export function readCs2MapWinners(file: ResultFile): History {
  return readHistory(file, (row) => {
    const [one, two] = teamsOf(row, ['team_A', 'team_B']);
    const winner = row.text('winner');
    const unsaid = { event: '', rounds: null };
    if (winner === one.name) return { winner: one, loser: two, ...unsaid };
    if (winner === two.name) return { winner: two, loser: one, ...unsaid };
    throw new BadCell(`winner is neither of the teams (${winner})`);
  });
}

type PlayedOn = Pick<DatedMap, 'winner' | 'loser' | 'event' | 'rounds'>;

/** `order`: null for a duplicate map. */
function readHistory(file: ResultFile, order: (row: Row) => PlayedOn | null): History {
  const read = readRows(file, (row) => {
    const at = day(row, 'date');
    const played = order(row);
    return played === null ? null : { gameTypeId: CS2, at, file: file.name, line: row.line, ...played };
  });
  return { rated: read.accepted, skipped: read.skipped };
}

function teamsOf(row: Row, [one, two]: readonly [string, string]): readonly [RawTeam, RawTeam] {
  return [
    { name: teamName(row, one), sourceId: '' },
    { name: teamName(row, two), sourceId: '' },
  ];
}
