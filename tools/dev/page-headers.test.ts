import { expect, it } from 'vitest';

import { pageHeaders } from './page-headers';

const FROM_SERVER = new Headers({
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'self'; report-to csp",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});
const ALLOWED = { nonce: 'n1', allowOrigins: ['https://a.example'] };

it('pages have the headers of the server, with the nonce of Vite', () => {
  expect(pageHeaders(FROM_SERVER, { ...ALLOWED, path: '/match/list' })).toEqual({
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'nonce-n1'; style-src 'self' 'nonce-n1'; frame-ancestors 'self'; report-to csp",
    'x-content-type-options': 'nosniff',
  });
  expect(pageHeaders(new Headers(), { ...ALLOWED, path: '/' })).toEqual({});
});

it('only the page for frames may be framed by allowed origins', () => {
  const ancestorsAt = (path: string): string =>
    /frame-ancestors [^;]*/.exec(
      pageHeaders(FROM_SERVER, { ...ALLOWED, path })['content-security-policy'] ?? '',
    )?.[0] ?? '';
  expect(ancestorsAt('/frame.html?x=1')).toBe("frame-ancestors 'self' https://a.example");
  expect(ancestorsAt('/frame.html2')).toBe("frame-ancestors 'self'");
  expect(ancestorsAt('/host.html')).toBe("frame-ancestors 'self'");
});
