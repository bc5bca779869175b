import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { contentPolicy } from '../answers/security-headers';
import { withFirstView } from './first-view-pages';
import { inlineStyles, readStyleSheets } from './inline-styles';
import { WebFile } from './web-files';

const SHEET = '.a{content:"$&$1"}';
const FILES = new Map([
  ['/assets/app-1.css', new WebFile('/assets/app-1.css', Buffer.from(SHEET))],
  ['/brand.css', new WebFile('/brand.css', Buffer.from('.b{}'))],
  ['/odd.css', new WebFile('/odd.css', Buffer.from('.c::after{content:"</style><script>"}'))],
]);
const link = (path: string): string => `<link rel="stylesheet" href="${path}">`;
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('P13 style sheets are within the page, and the policy allows exactly these', async () => {
  const page = `<head><link rel="stylesheet" crossorigin href="/assets/app-1.css">${link('/brand.css')}</head>`;
  const { text, hashes } = inlineStyles(page, await readStyleSheets(FILES));
  const disabled = (path: string): string => `<link rel="stylesheet" disabled href="${path}">`;
  const own = `<style>${SHEET}</style>${disabled('/assets/app-1.css')}`;
  expect(text).toBe(`<head>${own}<style>.b{}</style>${disabled('/brand.css')}</head>`);
  expect(hashes).toEqual([hashOf(SHEET), hashOf('.b{}')]);
  const policy = contentPolicy(undefined, hashes);
  expect(policy).toContain(`style-src 'self' ${hashes.join(' ')};`);
  expect(policy).not.toContain('unsafe');
});

it('P13 a sheet that is unknown, or would end its element, stays a link', async () => {
  const page = link('/other.css') + link('/odd.css');
  expect(inlineStyles(page, await readStyleSheets(FILES))).toEqual({ text: page, hashes: [] });
});

it('P13 code is requested after the markup', () => {
  const app = '<script type="module" crossorigin src="/assets/app-1.js"></script>';
  const preload = '<link rel="modulepreload" crossorigin href="/assets/b.js">';
  const built = `<html lang="en"><head>${app}${link('/a.css')}</head><body><div id="app"></div></body></html>`;
  const look = { langId: 2, theme: 'arena', timeZone: 'UTC' } as const;
  expect(withFirstView(built, { markup: '<p>list</p>', data: 'x' }, look, preload)).toBe(
    `<html lang="en-US" data-list="1"><head>${link('/a.css')}</head><body><div id="app"><div><p>list</p></div></div>` +
      `${app}${preload}<script type="text/plain" id="first-view">x</script></body></html>`,
  );
});
