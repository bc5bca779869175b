/**
 * Whether the code that runs is no more on its server, because a newer version has taken its place: its files carry
 * their contents in their names, so what was replaced is gone. A server that cannot be reached says nothing.
 */
export async function codeIsGone(ask: typeof fetch, code: string = import.meta.url): Promise<boolean> {
  try {
    const { status, ok, headers } = await ask(code, { method: 'HEAD', cache: 'no-store', credentials: 'omit' });
    return status === 404 || status === 410 || (ok && (headers.get('content-type') ?? '').includes('html'));
  } catch {
    return false;
  }
}
