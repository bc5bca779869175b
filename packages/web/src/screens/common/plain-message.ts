import { plainText } from '@clutchline/contract';

/** UTF-16 units. */
const MAX_LENGTH = 200;

/** One line without characters that reorder or hide text (NAV-3). */
export function plainMessage(message: string | null): string {
  return message === null ? '' : plainText(message, MAX_LENGTH);
}
