import { LANGUAGES, type Match } from '@clutchline/contract';

const NAMES = ['team_name_1', 'team_name_2', 'event_name'] as const;

/** A text as it is compared: without case, marks, width and punctuation. @example foldText('Ｔ１ Évoland') // 't1 evoland' */
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
 * Tells of a match whether every word searched for stands in a name of it, its teams and event, in any language; of none
 * where nothing is searched for.
 *
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
