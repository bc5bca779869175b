import { LANGUAGES, type Match, type MatchRow } from '@clutchline/contract';
import { useMemo } from 'react';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { everyMatchQuery } from './match-list-query';

export interface FoundMatches {
  readonly text: string;
  readonly search: (text: string) => void;
  /** Of all games and tabs; empty without a text. */
  readonly matches: QueryView<readonly MatchRow[]>;
}

/** Searches team and event names in every language. */
export function useFoundMatches(): FoundMatches {
  const app = useApp();
  const text = useStore(app.browse, ({ searchText }) => searchText);
  const every = useFetched(everyMatchQuery(app));
  const rows = every.data;
  const data = useMemo(() => {
    const isFound = searchFor(text);
    return rows?.filter(({ match }) => isFound(match));
  }, [rows, text]);
  return {
    text,
    search: (searchText) => app.browse.setState({ searchText }),
    matches: queryView({ ...every, data }),
  };
}

const NAMES = ['team_name_1', 'team_name_2', 'event_name'] as const;

/** Removes case, marks, width and punctuation. @example foldText('Ｔ１ Évoland') // 't1 evoland' */
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
 * True if every word is in a name of the match, its teams or event, in any language. An empty search finds nothing.
 * @example rows.filter(({ match }) => isFound(match)) // with isFound = searchFor('faker worlds')
 */
export function searchFor(search: string): (match: Match) => boolean {
  const folded = foldText(search);
  if (folded === '') return () => false;
  const words = folded.split(' ');
  return (match) => {
    const names = LANGUAGES.flatMap(({ suffix }) => NAMES.map((name) => foldText(match[`${name}_${suffix}`])));
    return words.every((word) => names.some((name) => name.includes(word)));
  };
}
