import { DEFAULT_LANG } from '@clutchline/contract';
import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import { searchNames } from '../../search';
import type { DeskContext } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import type { NamedKey } from './house-name-store';
import { namesIn } from './read-names';

type Needs = Pick<DeskContext, 'stores' | 'clock'>;

/** As players find them: in any script, by alias, with a typing error. */
async function findAsPlayers(context: Needs, query: string): Promise<NamedKey[]> {
  const request = { query, game_type_id: 0, followed: [], lang: DEFAULT_LANG };
  const found = await searchNames(context, request);
  if (found.kind !== 'ok') return [];
  return found.data.rows.map((hit) => ({ kind: hit.kind, id: hit.kind === 'team' ? hit.team_id : hit.event_id }));
}

/** DESK-23. The index of the search follows a change within about a second; names under a mask are read as they are. */
export async function findNames(context: Needs, { search }: DeskBody<'findNames'>): Promise<DeskAnswer<'findNames'>> {
  const { houseNames } = context.stores;
  const text = search.trim();
  const found =
    text === '' ? await houseNames.listHouse() : await houseNames.find(text, await findAsPlayers(context, text));
  return { found, names: await namesIn(context, found) };
}

export async function readNames(
  { stores }: Needs,
  key: DeskBody<'readNames'>,
): Promise<DeskOutcome<DeskAnswer<'readNames'>>> {
  const named = await stores.houseNames.read(key);
  return named === null ? problem('unknown_team_or_event') : ok(named);
}
