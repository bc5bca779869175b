import { languageById, toLocalizedFields, type SearchHit } from '@clutchline/contract';
import { disassemble } from 'es-hangul';

import type { CallRequest, CallResponse, Outcome } from '../platform/calls';
import { DAY } from '../platform/time/durations';
import type { Context } from './context';
import { otherLayouts } from './keys/layouts';
import { compact, normalize } from './keys/normalize';
import { allowsError, deletionsOf } from './keys/typing-errors';
import type { FoundName, Probe, SearchFilter, SearchStore } from './search-store';

const MAX_HITS = 20;
/** Matches in these days count for the order. */
const RECENT_DAYS = 30;
const MAX_WORDS = 6;
const SINGLE_LATIN = /^[a-z]$/u;
const SYLLABLE = /[\uac00-\ud7a3]/u;
/** Typed on another layout: punctuation between letters. */
const INNER_PUNCTUATION = /[\p{L}\p{M}][^\p{L}\p{N}\p{M}\s]+[\p{L}\p{M}]/u;

/** FIND-1, FIND-4, FIND-5 */
export async function searchNames(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  { query, game_type_id, followed, lang }: CallRequest<'search'>,
): Promise<Outcome<CallResponse<'search'>>> {
  const filter: SearchFilter = {
    gameTypeId: game_type_id === 0 ? null : game_type_id,
    followed,
    suffix: languageById(lang).suffix,
    since: clock.now() - RECENT_DAYS * DAY,
  };
  const normalized = normalize(query);
  if (normalized === '' || SINGLE_LATIN.test(normalized)) return { kind: 'ok', data: { rows: [], is_similar: 0 } };
  const direct = await findProbe(stores.search, probeOf(normalized), filter);
  const isTyped = direct.length === 0 || INNER_PUNCTUATION.test(query);
  const similar = isTyped ? await findOtherwise(stores.search, query, filter) : [];
  const known = new Set(direct.map(keyOf));
  const rows = [...direct, ...similar.filter((hit) => !known.has(keyOf(hit)))].slice(0, MAX_HITS);
  const is_similar = direct.length === 0 && rows.length > 0 ? 1 : 0;
  return { kind: 'ok', data: { rows: rows.map((hit) => hitRow(hit, normalized)), is_similar } };
}

const keyOf = ({ kind, id }: FoundName): string => `${kind}/${id}`;

/** Null if the query finds nothing: empty, or a single Latin letter. */
function probeOf(normalized: string): Probe | null {
  if (normalized === '' || SINGLE_LATIN.test(normalized)) return null;
  const words = normalized.split(' ').slice(0, MAX_WORDS);
  const joined = compact(normalized);
  const jamo = SYLLABLE.test(joined) ? [disassemble(joined)] : [];
  return { whole: [...new Set([normalized, joined, ...jamo])], words: isSearched(words) ? [words] : [] };
}

/** A single letter is the begin of too many words. */
const isSearched = (words: readonly string[]): boolean =>
  words.length > 1 && !words.some((word) => SINGLE_LATIN.test(word));

const findProbe = async (store: SearchStore, probe: Probe | null, filter: SearchFilter): Promise<FoundName[]> =>
  probe === null ? [] : await store.find(probe, filter, MAX_HITS);

function joined(probes: readonly Probe[]): Probe | null {
  if (probes.length === 0) return null;
  const whole = new Set(probes.flatMap((probe) => probe.whole));
  return { whole: [...whole], words: probes.flatMap(({ words }) => words) };
}

/** Another keyboard layout first, then one typing error in a word. */
async function findOtherwise(store: SearchStore, query: string, filter: SearchFilter): Promise<FoundName[]> {
  const readings = otherLayouts(query).flatMap((converted) => probeOf(normalize(converted)) ?? []);
  const found = await findProbe(store, joined(readings), filter);
  if (found.length > 0) return found;
  const words = normalize(query).split(' ').slice(0, MAX_WORDS);
  if (!words.some(allowsError)) return [];
  const variants = words.map((word) => (allowsError(word) ? deletionsOf(word) : [word]));
  return await store.findSimilar(variants, filter, MAX_HITS);
}

function hitRow({ names, aliases, ...hit }: FoundName, normalized: string): SearchHit {
  const common = {
    game_type_id: hit.gameTypeId,
    ...toLocalizedFields('name', names),
    alias: aliasOf(Object.values(names), aliases, normalized),
    next_game_id: hit.nextGameId,
    next_start: hit.nextStart,
    is_live: hit.isLive ? (1 as const) : (0 as const),
  };
  if (hit.kind === 'team') return { kind: 'team', team_id: hit.id, ...common };
  return { kind: 'event', event_id: hit.id, ...common };
}

/** The alias that has the query, unless a name has it. */
function aliasOf(names: readonly string[], aliases: readonly string[], normalized: string): string | null {
  const joined = compact(normalized);
  const hasQuery = (name: string): boolean => compact(normalize(name)).includes(joined);
  if (joined === '' || names.some(hasQuery)) return null;
  return aliases.find(hasQuery) ?? null;
}
