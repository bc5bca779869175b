import { type GameCategory, LANGUAGES, type Match, type MatchRow } from '@clutchline/contract';
import { useMemo } from 'react';

import { useApp } from '../app-context';
import { categoriesQuery } from '../browse/browse-queries';
import { type FoundNames, useFoundNames } from '../find/use-found-names';
import { queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { everyMatchQuery } from './match-list-query';
import { useStore } from '../use-snapshot';

export interface SearchText {
  readonly text: string;
  readonly search: (text: string) => void;
}

export function useSearchText(): SearchText {
  const { browse } = useApp();
  const text = useStore(browse, ({ searchText }) => searchText);
  return { text, search: (searchText) => browse.setState({ searchText }) };
}

export interface FoundMatches extends SearchText {
  /** Empty without text. */
  readonly matches: QueryView<readonly MatchRow[]>;
}

/**
 * What this device finds by names as they are written is shown at once; the matches of teams and events that the server finds
 * are added (GAMES-5, FIND-6): only it has pinyin, initials, other scripts and keyboard layouts.
 */
export function useFoundMatches(): FoundMatches {
  const app = useApp();
  const { text, search } = useSearchText();
  const every = useFetched(everyMatchQuery(app));
  const rows = every.data;
  const { data: games } = useFetched(categoriesQuery(app));
  const named = useFoundNames(text);
  const data = useMemo(() => {
    const isFound = searchFor(text, games);
    const own = rows?.filter(({ match }) => isFound(match));
    if (rows === undefined || named === null || (named.isSimilar && own?.length !== 0)) return own;
    return rows.filter(({ match }) => isFound(match) || isNamed(named, match));
  }, [rows, text, games, named]);
  return { text, search, matches: queryView({ ...every, data }) };
}

const isNamed = ({ teams, events }: FoundNames, { team_id_1, team_id_2, event_id }: Match): boolean =>
  teams.has(team_id_1) || teams.has(team_id_2) || events.has(event_id);

const NAMES = ['team_name_1', 'team_name_2', 'event_name'] as const;

/** What players call the games, by id. */
const SHORT_NAMES: Readonly<Record<number, string>> = {
  1: 'lol',
  2: 'dota2',
  3: 'cs cs2 csgo counterstrike',
  5: 'valo vlr',
  6: 'ml mlbb',
  16: 'hok kog aov',
};

/** Letters. In shorter words, another letter would make another word. */
const TYPO_FROM = 4;

/**
 * Removes case, marks, width and punctuation.
 * @example foldText('Ｔ１ Évoland') // 't1 evoland'
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Every word must be in a name of match, teams, event or game, in any language; from four letters on with one error
 * (`isOneLetterApart`). Empty finds nothing.
 * @example rows.filter(({ match }) => isFound(match)) // isFound = searchFor('cobolt cs2', games)
 */
export function searchFor(search: string, games: readonly GameCategory[] = []): (match: Match) => boolean {
  const isFound = searchNames(search);
  const gameNames = new Map(games.map((game) => [game.id, namesOfGame(game)]));
  return (match) =>
    isFound([
      ...LANGUAGES.flatMap(({ suffix }) => NAMES.map((name) => foldText(match[`${name}_${suffix}`]))),
      ...(gameNames.get(match.game_type_id) ?? []),
      SHORT_NAMES[match.game_type_id] ?? '',
    ]);
}

/** Whether every word is in one of the folded names; from four letters on with one error. Empty finds nothing. */
export function searchNames(search: string): (names: readonly string[]) => boolean {
  const folded = foldText(search);
  if (folded === '') return () => false;
  const words = folded.split(' ');
  return (names) => words.every((word) => names.some((name) => name.includes(word) || holdsAlmost(name, word)));
}

const namesOfGame = (game: GameCategory): readonly string[] =>
  LANGUAGES.map(({ suffix }) => foldText(game[`game_name_${suffix}`]));

/** Whether the name has the word, or begins a word with it, but for one letter. */
function holdsAlmost(name: string, word: string): boolean {
  if (word.length < TYPO_FROM) return false;
  return name
    .split(' ')
    .some((part) => [-1, 0, 1].some((more) => isOneLetterApart(part.slice(0, word.length + more), word)));
}

/** One letter replaced, missing or added, or two neighbours exchanged. */
function isOneLetterApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const isExchanged = left.length === 2 && right === `${left.charAt(1)}${left.charAt(0)}`;
  return isExchanged || (left.length <= 1 && right.length <= 1);
}
