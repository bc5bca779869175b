const REMOVED = '…';

/** Contact data in the order of removal. */
const CONTACTS = [
  // URLs with a scheme or www, and words with an @.
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/giu,
  /[\p{L}\p{N}._%+-]*[@＠]\S+/gu,
  // Host names with their paths.
  /[\p{L}\p{N}_-]+(?:[.．][\p{L}\p{N}_-]+)*[.．]\p{L}{2,}(?:[/?#:]\S*)?/gu,
  // Telephone numbers: six or more digits with any separators.
  /[+＋(]*\p{Nd}(?:[\s().\-‐-―/·]*\p{Nd}){5,}/gu,
];

/**
 * Removes telephone numbers and addresses, because an attacker can write the text of a link (S-L14). Best effort:
 * spelling variants pass, so the screen also names the origin of the text.
 *
 * @example withoutContacts('Call +1 555 0100 99') // 'Call …'
 */
export function withoutContacts(text: string): string {
  return CONTACTS.reduce((rest, contact) => rest.replace(contact, REMOVED), text);
}
