import type { Brand } from '@clutchline/contract';
import { expect, it } from 'vitest';

import { brandedFiles } from './branded-files';
import { WebFile, type WebFiles } from './web-files';

const PAGE = `<!doctype html><html lang="en"><head><link rel="icon" href="/assets/icon-1.svg" type="image/svg+xml" />
<meta name="theme-color" content="#0a0d13" /><meta name="description" content="Clutchline: esports odds." />
<title>Clutchline</title></head><body><div id="app"></div></body></html>`;
const FRAME = `<html><head><meta name="clutchline-hosts" content="" /><title>Clutchline</title></head><body><div id="app"></div></body></html>`;
const MANIFEST = '{"name":"Clutchline","short_name":"Clutchline","id":"/","theme_color":"#0a0d13"}';
const BUILT: WebFiles = new Map(
  [
    new WebFile('/index.html', Buffer.from(PAGE), { br: Buffer.from('compressed') }),
    new WebFile('/frame.html', Buffer.from(FRAME)),
    new WebFile('/manifest.webmanifest', Buffer.from(MANIFEST)),
    new WebFile('/assets/app-1.js', Buffer.from('export {};')),
  ].map((file) => [file.path, file]),
);
const BRAND: Brand = {
  zh: '焰线',
  other: '<b>"Ember" & Co</b> $& $1',
  mark: 'M12 2 22 20H2z',
  look: { accent: '#ff6a3d', ground: '#2a1230', corners: 4, fonts: { text: ['Inter'] } },
};

const textOf = async (files: WebFiles, path: string): Promise<string> =>
  (await files.get(path)?.bodyFor('br'))?.bytes.toString() ?? '';

it('BRAND-3 the page has names, mark, icon and colours of the brand, and no markup of its names', async () => {
  const page = await textOf(await brandedFiles(BUILT, BRAND), '/index.html');
  const name = '&#60;b&#62;&#34;Ember&#34; &#38; Co&#60;/b&#62; $&#38; $1';
  expect(page).toContain(`<title data-zh="焰线">${name}</title>`);
  expect(page).toContain(`content="${name}: esports odds."`);
  expect(page).toContain('<link rel="icon" href="/app-icon.svg"');
  expect(page).toContain('<link rel="stylesheet" href="/brand.css"></head>');
  expect(page).not.toMatch(/<b>|style=|<style|#0a0d13/);
  const data = /data-brand="([^"]*)"/
    .exec(page)?.[1]
    ?.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)));
  expect(JSON.parse(data ?? '')).toEqual({ zh: BRAND.zh, other: BRAND.other, mark: BRAND.mark });
});

it('BRAND-3 the frame has the brand too, until its host has another', async () => {
  const frame = await textOf(await brandedFiles(BUILT, BRAND), '/frame.html');
  expect(frame).toContain('<meta name="clutchline-hosts" content="" />');
  expect(frame).toMatch(/<title data-zh="焰线">.*<link rel="stylesheet" href="\/brand.css"><\/head>/);
  expect(frame).toContain('<div id="app" data-brand="');
});

it('BRAND-3 its style sheet has the tokens of three themes in a layer above those of the app', async () => {
  const styles = await textOf(await brandedFiles(BUILT, BRAND), '/brand.css');
  expect(styles).toMatch(/^@layer tokens,base,ui,screens,brand;\nhtml\{--cl-page:#/);
  expect(styles.match(/--cl-accent:/g)).toHaveLength(3);
  expect(styles).toContain("--cl-font-text:'Inter',}");
  expect(styles).toContain(".clutchline[data-theme='contrast']{");
});

it('BRAND-3 manifest and icon follow, the built code does not change', async () => {
  const files = await brandedFiles(BUILT, BRAND);
  expect(JSON.parse(await textOf(files, '/manifest.webmanifest'))).toMatchObject({
    name: BRAND.other,
    short_name: BRAND.other,
    id: '/',
    theme_color: expect.stringMatching(/^#(?!0a0d13)\w{6}$/),
  });
  expect(await textOf(files, '/app-icon.svg')).toContain('d="M12 2 22 20H2z"');
  expect(files.get('/assets/app-1.js')).toBe(BUILT.get('/assets/app-1.js'));
});

it('BRAND-3 a brand without a look changes names and mark alone', async () => {
  const files = await brandedFiles(BUILT, { zh: '品牌', other: 'Brand' });
  expect(files.has('/brand.css')).toBe(false);
  expect(await textOf(files, '/index.html')).toContain('<title data-zh="品牌">Brand</title>');
  expect(await textOf(files, '/index.html')).not.toContain('brand.css');
});
