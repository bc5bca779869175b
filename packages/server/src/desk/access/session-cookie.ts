/** The prefix binds it to this host and to HTTPS; browsers count localhost as secure. */
export const SESSION_COOKIE = '__Host-desk';
const TOKEN = new RegExp(`(?:^|; )${SESSION_COOKIE}=([\\w-]{43})(?:;|$)`);

/** Null: none. */
export function sessionTokenOf(cookies: string | undefined): string | null {
  return TOKEN.exec(cookies ?? '')?.[1] ?? null;
}
