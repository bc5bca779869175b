const COPIED = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'x-content-type-options',
];

/**
 * Vite adds script and style elements to the page, so the nonce is allowed beside the server's own files. Only the page
 * for frames may be framed by the allowed origins.
 */
export function pageHeaders(
  fromServer: Headers,
  {
    nonce,
    allowOrigins,
    path,
  }: { readonly nonce: string; readonly allowOrigins: readonly string[]; readonly path: string },
): Readonly<Record<string, string>> {
  const copied = COPIED.flatMap((name): [string, string][] => {
    const value = fromServer.get(name);
    return value === null ? [] : [[name, value]];
  });
  const headers = Object.fromEntries(copied);
  const framers = /^\/frame\.html(\?|$)/.test(path) ? allowOrigins : [];
  const policy = headers['content-security-policy']
    ?.replace(/(script-src|style-src) 'self'/g, `$1 'self' 'nonce-${nonce}'`)
    .replace("frame-ancestors 'self'", ["frame-ancestors 'self'", ...framers].join(' '));
  return policy === undefined ? headers : { ...headers, 'content-security-policy': policy };
}
