import type { SkippedRow } from '../../feed';
import type { DatedMap } from '../teams/rate-teams';
import type { RawTeam, ResultFile } from './raw-map';
import { readRows } from './read-rows';
import { pairKey } from '../series/same-game';
import { teamKey } from '../teams/team-key';
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
  const usualName = usualNames(file);
  return readHistory(file, (row) => {
    const { team, opponent, rounds } = teamMapOf(row);
    const [won, lost] = [usualName(team), usualName(opponent)];
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

interface TeamMap {
  readonly team: RawTeam;
  readonly opponent: RawTeam;
  /** Of the team, then of the opponent. */
  readonly rounds: readonly [number, number];
}

function teamMapOf(row: Row): TeamMap {
  const rounds = [integerOf(row, 'rounds'), integerOf(row, 'opp_rounds')] as const;
  const [team, opponent] = teamsOf(row, ['team', 'opponent']);
  return { team, opponent, rounds };
}

interface Naming {
  readonly name: RawTeam;
  readonly maps: number;
}

/** Maps that the rows of two teams must share before one of them counts as another name. */
const SHARED_MAPS = 3;

/**
 * The rows of some teams have another name than those of their opponents, such as "Team Spirit" and "Spirit": they have the
 * same maps. The opponents' name counts.
 */
function usualNames(file: ResultFile): (team: RawTeam) => RawTeam {
  const keyOf = ({ name }: RawTeam): string => teamKey(CS2, name);
  const { accepted } = readRows(file, (row) => ({ ...teamMapOf(row), on: `${row.text('date')}|${row.text('map')}` }));
  const sideKey = (on: string, team: string, rounds: readonly number[]): string => [on, team, ...rounds].join('|');
  const opponents = new Map(accepted.map((map) => [sideKey(map.on, keyOf(map.team), map.rounds), map.opponent]));
  const counts = new Map<string, Map<string, Naming>>();
  for (const { on, team, opponent, rounds } of accepted) {
    const named = opponents.get(sideKey(on, keyOf(opponent), rounds.toReversed()));
    if (named === undefined) continue;
    const names = counts.get(keyOf(team)) ?? new Map<string, Naming>();
    const count = names.get(keyOf(named)) ?? { name: named, maps: 0 };
    names.set(keyOf(named), { ...count, maps: count.maps + 1 });
    counts.set(keyOf(team), names);
  }
  return (team) => {
    const [best] = [...(counts.get(keyOf(team))?.values() ?? [])].toSorted((a, b) => b.maps - a.maps);
    return best !== undefined && best.maps >= SHARED_MAPS ? best.name : team;
  };
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
