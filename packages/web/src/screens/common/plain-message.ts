import { plainText } from '@clutchline/contract';

/** In UTF-16 units. */
const MAX_LENGTH = 200;

/** A message from outside as plain text: one line, at most 200 characters, nothing that turns or hides text (NAV-3). */
export function plainMessage(message: string | null): string {
  return message === null ? '' : plainText(message, MAX_LENGTH);
}
