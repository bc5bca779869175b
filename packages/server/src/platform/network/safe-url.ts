const OWN_MACHINE = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Money is not sent over a connection that others can read. */
export function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.has(hostname));
  return isSafe && search === '' && hash === '' && username === '';
}
