import { localizedText, toLocalizedFields, type Names } from '@clutchline/contract';

import { isPlaceholderName } from './placeholder-names';

/** Why a match is not offered. */
export type TeamViolation = 'same_team' | 'undecided_team';

/** Null if no team event named the id. */
export interface TeamNames {
  readonly team_id: number;
  readonly names: Names | null;
}

/**
 * Validates that a match has two different known teams (D2); null if valid. A placeholder is a team that another match
 * decides.
 */
export function validateTeams(one: TeamNames, two: TeamNames): TeamViolation | null {
  if (one.team_id === two.team_id) return 'same_team';
  if ([one, two].some(({ names }) => names !== null && isUndecided(names))) return 'undecided_team';
  return one.names !== null && two.names !== null && areNamesOfOneTeam(one.names, two.names) ? 'same_team' : null;
}

export function areNamesOfOneTeam(one: Names, two: Names): boolean {
  const named = LANGUAGES.filter((language) => one[language].trim() !== '' && two[language].trim() !== '');
  return named.length > 0 && named.every((language) => foldName(one[language]) === foldName(two[language]));
}

/** Those in which players see one name for both, of the language or its fallback (LANG-3). */
export function languagesOfOneName(one: Names, two: Names): (keyof Names)[] {
  return LANGUAGES.filter((language) => {
    const [first, second] = [shownName(one, language), shownName(two, language)];
    return first !== '' && foldName(first) === foldName(second);
  });
}

const shownName = (names: Names, language: keyof Names): string =>
  localizedText(toLocalizedFields('name', names), 'name', language);

const LANGUAGES: readonly (keyof Names)[] = ['cn', 'en', 'tw', 'th', 'vn', 'in', 'jp', 'kr'];

function isUndecided(names: Names): boolean {
  const filled = LANGUAGES.map((language) => names[language]).filter((name) => name.trim() !== '');
  return filled.length === 0 || filled.some(isPlaceholderName);
}

function foldName(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase();
  return folded.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || folded.trim();
}
