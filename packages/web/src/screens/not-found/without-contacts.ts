const REMOVED = '…';

/** What a text may lure somebody to, in the order in which it is taken out. */
const CONTACTS = [
  // Addresses with a scheme or www, and what has an @.
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/giu,
  /[\p{L}\p{N}._%+-]*[@＠]\S+/gu,
  // Names of sites, with what follows them.
  /[\p{L}\p{N}_-]+(?:[.．][\p{L}\p{N}_-]+)*[.．]\p{L}{2,}(?:[/?#:]\S*)?/gu,
  // Six digits or more, however they are set apart: telephone numbers.
  /[+＋(]*\p{Nd}(?:[\s().\-‐-―/·]*\p{Nd}){5,}/gu,
];

/**
 * A text that came with a link, without telephone numbers and addresses (S-L14): nobody should call or visit what a stranger
 * wrote into a link to us. Best effort: words can be spelled in many ways, so the screen also says whose text it is.
 *
 * @example withoutContacts('Call +1 555 0100 99') // 'Call …'
 */
export function withoutContacts(text: string): string {
  return CONTACTS.reduce((rest, contact) => rest.replace(contact, REMOVED), text);
}
