import type { SubjectNames } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';
import type { NamedIds } from './name-store';

type Needs = Pick<DeskContext, 'stores'>;
type Ids = { readonly [Kind in keyof NamedIds]: Set<number> };
type Kinds = ReadonlyMap<string, keyof Ids>;

/** By field of an answer. */
const FIELDS: Kinds = new Map([
  ['game_type_id', 'gameTypeIds'],
  ['game_types', 'gameTypeIds'],
  ['event_id', 'eventIds'],
  ['game_id', 'gameIds'],
  ['play_id', 'playIds'],
  ['point_id', 'pointIds'],
]);

/** By scope of a subject. */
const SCOPES: Kinds = new Map([
  ['game', 'gameTypeIds'],
  ['event', 'eventIds'],
  ['team', 'teamIds'],
  ['match', 'gameIds'],
  ['play', 'playIds'],
  ['point', 'pointIds'],
  ['operator', 'operatorIds'],
]);

const noIds = (): Ids => ({
  ...{ gameTypeIds: new Set(), eventIds: new Set(), gameIds: new Set() },
  ...{ playIds: new Set(), pointIds: new Set(), operatorIds: new Set() },
  teamIds: new Set(),
});

function add(ids: Ids, kind: keyof Ids | undefined, id: unknown): void {
  if (kind !== undefined && Number.isSafeInteger(id) && typeof id === 'number' && id > 0) ids[kind].add(id);
}

function addAll(ids: Ids, value: unknown): Ids {
  if (typeof value !== 'object' || value === null) return ids;
  if ('scope' in value && 'id' in value && typeof value.scope === 'string') add(ids, SCOPES.get(value.scope), value.id);
  for (const [field, part] of Object.entries(value)) {
    for (const id of Array.isArray(part) ? part : [part]) add(ids, FIELDS.get(field), id);
    addAll(ids, part);
  }
  return ids;
}

const NO_NAMES: SubjectNames = {
  ...{ games: [], events: [], matches: [], plays: [], points: [] },
  ...{ operators: [], teams: [] },
};

async function read({ stores }: Needs, ids: Ids): Promise<SubjectNames> {
  if (Object.values(ids).every(({ size }) => size === 0)) return NO_NAMES;
  return await stores.names.read({
    ...{ gameTypeIds: [...ids.gameTypeIds], eventIds: [...ids.eventIds], gameIds: [...ids.gameIds] },
    ...{ playIds: [...ids.playIds], pointIds: [...ids.pointIds], operatorIds: [...ids.operatorIds] },
    teamIds: [...ids.teamIds],
  });
}

function pick(names: SubjectNames, ids: Ids): SubjectNames {
  const points = names.points.filter(({ point_id }) => ids.pointIds.has(point_id));
  const playIds = new Set([...ids.playIds, ...points.map(({ play_id }) => play_id)]);
  const plays = names.plays.filter(({ play_id }) => playIds.has(play_id));
  const gameIds = new Set([...ids.gameIds, ...plays.map(({ game_id }) => game_id)]);
  return {
    games: names.games.filter(({ game_type_id }) => ids.gameTypeIds.has(game_type_id)),
    events: names.events.filter(({ event_id }) => ids.eventIds.has(event_id)),
    matches: names.matches.filter(({ game_id }) => gameIds.has(game_id)),
    ...{ plays, points, operators: [], teams: [] },
  };
}

/** Of every id in an answer, by the names of its fields; of locks by scope and id. */
export const namesIn = (needs: Needs, answer: unknown): Promise<SubjectNames> => read(needs, addAll(noIds(), answer));

/** Of each answer alone, with one query. */
export async function namesInEach(needs: Needs, answers: readonly unknown[]): Promise<SubjectNames[]> {
  const names = await namesIn(needs, answers);
  return answers.map((answer) => pick(names, addAll(noIds(), answer)));
}

/** @param subjects as in the audit log: `match:7`. */
export function namesOfSubjects(needs: Needs, subjects: readonly (string | null)[]): Promise<SubjectNames> {
  const ids = noIds();
  for (const subject of subjects) {
    const [, scope = '', id] = /^(\w+):(\d+)/.exec(subject ?? '') ?? [];
    add(ids, SCOPES.get(scope), Number(id));
  }
  return read(needs, ids);
}
