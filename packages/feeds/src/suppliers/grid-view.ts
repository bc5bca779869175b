import type { LiveView, Objective, ObjectiveKind, ViewRound } from '@clutchline/contract';

import { countOf, idOf, pairOf, type Payload, payloadOf, payloadsOf, timeOf } from './payload';
import { type Role, viewOf, type ViewPlace } from './view-place';

const ROLES: ReadonlyMap<unknown, Role> = new Map<unknown, Role>([
  ...(['blue', 'red', 'radiant', 'dire'] as const).map((role): [string, Role] => [role, role]),
  ['terrorists', 'attack'],
  ['counter-terrorists', 'defence'],
  ['attacker', 'attack'],
  ['defender', 'defence'],
]);

/** `seriesState` of GRID's live feed: the game with the number of the map, which has segments if it is played in rounds. */
export function gridView(seriesState: unknown, place: ViewPlace): LiveView | null {
  const series = payloadOf(seriesState);
  const game = payloadsOf(series['games']).find(({ sequenceNumber }) => sequenceNumber === place.round);
  if (game === undefined || game['started'] !== true) return null;
  const teams = payloadsOf(game['teams']);
  const [first, second] = teams.map(({ id, side }) => ({ id: idOf(id), role: ROLES.get(side) }));
  if (first === undefined || second === undefined || teams.length !== 2) return null;
  const rounds = payloadsOf(game['segments']).filter(({ type }) => type === 'round');
  const fields = rounds.length > 0 ? roundFields(teams, rounds) : mobaFields(game, teams);
  return viewOf(place, [first, second], {
    source: 'grid',
    at: timeOf(series['updatedAt']),
    is_paused: game['paused'] === true ? 1 : 0,
    ...fields,
  });
}

const ofBoth = (teams: readonly Payload[], field: string): number[] | undefined =>
  pairOf(countOf(teams[0]?.[field]), countOf(teams[1]?.[field]));

function mobaFields(game: Payload, teams: readonly Payload[]): Readonly<Record<string, unknown>> {
  return {
    family: 'moba',
    clock_s: countOf(payloadOf(game['clock'])['currentSeconds']),
    kills: ofBoth(teams, 'kills'),
    gold: ofBoth(teams, 'netWorth'),
    towers: destroyedBy(game, teams, 'tower'),
    inhibitors: destroyedBy(game, teams, 'inhibitor') ?? destroyedBy(game, teams, 'barracks'),
    objectives: objectivesOf(teams),
    draft: draftOf(game, teams),
  };
}

/** Structures belong to the team that loses them. Absent if the game lists none of the kind. */
function destroyedBy({ structures }: Payload, teams: readonly Payload[], kind: string): number[] | undefined {
  const listed = payloadsOf(structures).filter(({ type }) => String(type).toLowerCase().includes(kind));
  if (listed.length === 0) return undefined;
  const lostBy = (team: Payload | undefined): number =>
    listed.filter(({ teamId, destroyed }) => destroyed === true && idOf(teamId) === idOf(team?.['id'])).length;
  return [lostBy(teams[1]), lostBy(teams[0])];
}

const OBJECTIVES: ReadonlyMap<unknown, ObjectiveKind> = new Map<unknown, ObjectiveKind>([
  ['slayDragon', 'dragon'],
  ['slayElderDragon', 'elder'],
  ['slayBaron', 'baron'],
  ['slayRiftHerald', 'herald'],
  ['slayVoidGrub', 'grubs'],
  ['slayRoshan', 'roshan'],
]);

function objectivesOf(teams: readonly Payload[]): Objective[] | undefined {
  const listed = teams.map(({ objectives }) => payloadsOf(objectives));
  if (listed.every((objectives) => objectives.length === 0)) return undefined;
  return listed.flatMap((objectives, index) =>
    objectives.flatMap(({ type, completionCount }) => {
      const kind = OBJECTIVES.get(type);
      const count = Math.min(20, countOf(completionCount) ?? 0);
      return kind === undefined ? [] : Array<Objective>(count).fill({ kind, side: index === 0 ? 1 : 2 });
    }),
  );
}

function draftOf({ draftActions }: Payload, teams: readonly Payload[]): unknown {
  const actions = payloadsOf(draftActions);
  const namesOf = (kind: string): string[][] =>
    teams.map((team) =>
      actions
        .filter(({ type, drafter }) => type === kind && idOf(payloadOf(drafter)['id']) === idOf(team['id']))
        .flatMap(({ draftable }) => {
          const { name } = payloadOf(draftable);
          return typeof name === 'string' ? [name] : [];
        }),
    );
  return actions.length === 0 ? undefined : { bans: namesOf('ban'), picks: namesOf('pick') };
}

function roundFields(teams: readonly Payload[], rounds: readonly Payload[]): Readonly<Record<string, unknown>> {
  const history = rounds
    .filter(({ finished }) => finished === true)
    .flatMap((round): ViewRound[] => {
      const n = countOf(round['sequenceNumber']);
      const winner = payloadsOf(round['teams']).find(({ won }) => won === true);
      const place = teams.findIndex(({ id }) => winner !== undefined && idOf(id) === idOf(winner['id']));
      return n === undefined || place < 0 ? [] : [{ n, side: place === 0 ? 1 : 2 }];
    });
  return {
    family: 'rounds',
    score: ofBoth(teams, 'score'),
    history: history.sort((a, b) => a.n - b.n),
    money: ofBoth(teams, 'money'),
    equipment: ofBoth(teams, 'loadoutValue'),
  };
}
