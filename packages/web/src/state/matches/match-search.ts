import { LANGUAGES, type Match } from '@clutchline/contract';

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
