/**
 * File names contain a content hash: if the server has a newer version, the file of the running code is missing. False
 * if the server is unreachable.
 */
export async function codeIsGone(ask: typeof fetch, code: string = import.meta.url): Promise<boolean> {
  try {
    const { status, ok, headers } = await ask(code, { method: 'HEAD', cache: 'no-store', credentials: 'omit' });
    return status === 404 || status === 410 || (ok && (headers.get('content-type') ?? '').includes('html'));
  } catch {
    return false;
  }
}
