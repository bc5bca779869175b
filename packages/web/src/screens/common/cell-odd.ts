import { shortOddText } from '@clutchline/domain';

/**
 * The text of a price in a cell: short, unless it would read like a different price of its market (U7).
 *
 * @param play shown texts of all its prices; read only if `text` can be shorter
 * @example cellOdd('3.923', () => ['3.923', '1.280']) // '3.92'
 */
export function cellOdd(text: string, play: () => readonly string[]): string {
  const short = shortOddText(text);
  return short !== text && play().some((other) => other !== text && shortOddText(other) === short) ? text : short;
}

/**
 * The exact price behind a shown one; empty if they are equal but for a zero.
 *
 * @example exactOdd('3.92', '3.923') // '3.923'
 */
export function exactOdd(shown: string, exact: string | null): string {
  return exact === null || exact === shown || exact === `${shown}0` ? '' : exact;
}
