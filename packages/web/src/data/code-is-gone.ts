/**
 * Whether a newer version has replaced the running code on the server. File names contain a content hash, so replaced
 * files no longer exist. False if the server is unreachable.
 */
export async function codeIsGone(ask: typeof fetch, code: string = import.meta.url): Promise<boolean> {
  try {
    const { status, ok, headers } = await ask(code, { method: 'HEAD', cache: 'no-store', credentials: 'omit' });
    return status === 404 || status === 410 || (ok && (headers.get('content-type') ?? '').includes('html'));
  } catch {
    return false;
  }
}
