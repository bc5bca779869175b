import type { SkippedRow } from '../feed';
import type { RatedMap } from './rate-clubs';
import type { RawClub, ResultFile } from './raw-map';
import { readRows } from './read-rows';
import { pairKey } from './same-game';
import { BadCell, clubName, day, wholeNumber, type Row } from './row';

const CS2 = 3;

/** Maps without series and time of day, for ratings only. */
export interface History {
  readonly rated: readonly RatedMap[];
  readonly skipped: readonly SkippedRow[];
}

/** One row per club and map: duplicates from both sides count once. */
export function readCs2TeamMaps(file: ResultFile): History {
  const told = new Set<string>();
  return readHistory(file, (row) => {
    const rounds = [wholeNumber(row, 'rounds'), wholeNumber(row, 'opp_rounds')] as const;
    const [won, lost] = clubsOf(row, ['team', 'opponent']);
    if (rounds[0] === rounds[1]) throw new BadCell(`a played map cannot end ${rounds[0]}:${rounds[1]}`);
    const key = [row.text('date'), row.text('map'), pairKey(CS2, won, lost), ...rounds.toSorted((a, b) => a - b)].join(
      '|',
    );
    if (told.has(key)) return null;
    told.add(key);
    return rounds[0] > rounds[1] ? [won, lost] : [lost, won];
  });
}

/** One row per map with its winner, without a score. */
export function readCs2MapWinners(file: ResultFile): History {
  return readHistory(file, (row) => {
    const [one, two] = clubsOf(row, ['team_A', 'team_B']);
    const winner = row.text('winner');
    if (winner === one.name) return [one, two];
    if (winner === two.name) return [two, one];
    throw new BadCell(`winner is neither of the teams (${winner})`);
  });
}

/** `order` returns winner and loser, or null for a duplicate map. */
function readHistory(file: ResultFile, order: (row: Row) => readonly [RawClub, RawClub] | null): History {
  const read = readRows(file, (row) => {
    const at = day(row, 'date');
    const clubs = order(row);
    return clubs === null ? null : { gameTypeId: CS2, at, winner: clubs[0], loser: clubs[1] };
  });
  return { rated: read.taken, skipped: read.skipped };
}

function clubsOf(row: Row, [one, two]: readonly [string, string]): readonly [RawClub, RawClub] {
  return [
    { name: clubName(row, one), sourceId: '' },
    { name: clubName(row, two), sourceId: '' },
  ];
}
