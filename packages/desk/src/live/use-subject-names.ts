import type { SubjectNames } from '@clutchline/contract/desk';
import { createContext, useContext } from 'react';

import { useNames } from './use-names';

export const NO_NAMES: SubjectNames = {
  ...{ games: [], events: [], matches: [], plays: [], points: [] },
  ...{ operators: [], teams: [] },
};

/** Of two answers. */
export const joinNames = (one: SubjectNames, other: SubjectNames): SubjectNames => ({
  games: [...one.games, ...other.games],
  events: [...one.events, ...other.events],
  matches: [...one.matches, ...other.matches],
  plays: [...one.plays, ...other.plays],
  points: [...one.points, ...other.points],
  operators: [...one.operators, ...other.operators],
  teams: [...one.teams, ...other.teams],
});

/** Names that came with the answer that is shown. */
export const SubjectNamesContext = createContext<SubjectNames>(NO_NAMES);

/** @example withId('Aurora Peak – Iron Lotus', 70) // 'Aurora Peak – Iron Lotus · 70' */
export const withId = (name: string, id: number): string => (name === String(id) ? name : `${name} · ${id}`);

type NameOf = (id: number) => string;

interface SubjectTexts {
  readonly game: NameOf;
  readonly event: NameOf;
  /** @example match(70) // 'Aurora Peak – Iron Lotus' */
  readonly match: NameOf;
  /** @example play(9) // 'Map 2 · Total kills 26.5' */
  readonly play: NameOf;
  /** @example playOfMatch(9) // 'Aurora Peak – Iron Lotus · Map 2 · Total kills 26.5' */
  readonly playOfMatch: NameOf;
  /** @example point(901) // 'Over 26.5' */
  readonly point: NameOf;
  /** @example selection(901) // 'Aurora Peak – Iron Lotus · Map 2 · Total kills 26.5 · Over 26.5' */
  readonly selection: NameOf;
  readonly operator: NameOf;
  readonly team: NameOf;
}

/** What ids of the shown answer stand for; the id itself if it has no name. */
export const useSubjectNames = (): SubjectTexts => useTextsOf(useContext(SubjectNamesContext));

export function useTextsOf({
  games,
  events,
  matches,
  plays,
  points,
  operators,
  teams: named,
}: SubjectNames): SubjectTexts {
  const { nameOf, teams, market, pickOf, selection } = useNames();
  const gamesById = new Map(games.map((game) => [game.game_type_id, game]));
  const eventsById = new Map(events.map((event) => [event.event_id, event]));
  const matchesById = new Map(matches.map((match) => [match.game_id, match]));
  const playsById = new Map(
    plays.flatMap((play) => {
      const match = matchesById.get(play.game_id);
      return match === undefined ? [] : [[play.play_id, { ...match, ...play }] as const];
    }),
  );
  const pointsById = new Map(
    points.flatMap((point) => {
      const play = playsById.get(point.play_id);
      return play === undefined ? [] : [[point.point_id, { ...play, ...point }] as const];
    }),
  );
  const teamsById = new Map(named.map((team) => [team.team_id, team]));
  const operatorsById = new Map(operators.map((operator) => [operator.operator_id, operator]));
  return {
    game: namer(gamesById, ({ names }) => nameOf(names)),
    event: namer(eventsById, ({ names }) => nameOf(names)),
    match: namer(matchesById, teams),
    play: namer(playsById, market),
    playOfMatch: namer(playsById, (play) => `${teams(play)} · ${market(play)}`),
    point: namer(pointsById, pickOf),
    selection: namer(pointsById, selection),
    operator: namer(operatorsById, ({ name }) => name),
    team: namer(teamsById, ({ names }) => nameOf(names)),
  };
}

function namer<Subject>(byId: ReadonlyMap<number, Subject>, nameOf: (subject: Subject) => string): NameOf {
  return (id) => {
    const found = byId.get(id);
    return found === undefined ? String(id) : nameOf(found);
  };
}
