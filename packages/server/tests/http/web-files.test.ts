import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { send } from '@clutchline/test-support/server/send';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';
import { samplesOf } from '@clutchline/test-support/server/metrics-text';

const PAGE = '<!doctype html><title>app</title>';
const HOST_PAGE = '<!doctype html><title>host</title>';
const LONG = 'export const price = 1850;\n'.repeat(100);
const MANIFEST = JSON.stringify({
  '../i18n/src/generated/zh-TW.later.ts': { file: 'assets/zh-TW.later-1.js' },
  '../i18n/src/generated/zh-TW.ts': { file: 'assets/zh-TW-1.js' },
  '../i18n/src/generated/in-ID.ts': { file: 'assets/in-ID-1.js' },
  '../i18n/src/generated/en-US.ts': { file: 'assets/en-US-1.js' },
});

let server: TestServer;
let webFolder: string;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'clutchline-web-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), PAGE);
  await writeFile(join(webFolder, 'host.html'), HOST_PAGE);
  await writeFile(join(webFolder, 'frame.html'), '<meta name="clutchline-hosts" content="" />');
  await mkdir(join(webFolder, 'embed'));
  await writeFile(join(webFolder, 'embed', 'mount.js'), 'export {};');
  await writeFile(join(webFolder, 'assets', 'app-1a2b3c.js'), 'export {};');
  await writeFile(join(webFolder, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync('export {};'));
  await writeFile(join(webFolder, 'assets', 'long-1a2b3c.js'), LONG);
  await writeFile(join(webFolder, 'assets', 'gone-soon.js'), 'export const gone = 1;');
  await mkdir(join(webFolder, '.vite'));
  await writeFile(join(webFolder, '.vite', 'manifest.json'), MANIFEST);
  server = await startTestServer({ webFolder, allowOrigins: ['https://host.example'] });
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true });
});

const get = (path: string, accept = 'text/html,*/*') => send(server.url, path, { method: 'GET', headers: { accept } });

async function reported(directive: string): Promise<number | undefined> {
  return (await samplesOf(server.cspReports)).get(`clutchline_csp_reports_total{directive="${directive}"}`);
}

describe('web files', () => {
  it('NAV-3 every page address answers the app, whose router knows what to show', async () => {
    for (const path of ['/', '/match/list', '/match/detail?game_id=1', '/404', '/unknown', '//evil.com', '/MATCH/LIST'])
      expect(await get(path), path).toMatchObject({ status: 200, text: PAGE });
  });

  it.each([
    ['/match/list?lang=3', 'id', 'zh-TW'],
    ['/?lang=9', 'id-ID,en;q=0.8', 'in-ID'],
    ['/match/list', 'de, en-GB;q=0.5, zh-HK;q=0.9', 'zh-TW'],
    ['/404', 'de', 'en-US'],
    ['//?lang=', undefined, 'en-US'],
  ])('LANG-6 %j of a browser that prefers %j comes with the texts in %s', async (path, language, code) => {
    const headers = { accept: 'text/html', ...(language !== undefined && { 'accept-language': language }) };
    const answer = await send(server.url, path, { method: 'GET', headers });
    expect(answer.headers).toMatchObject({
      link: `</assets/${code}-1.js>; rel=modulepreload`,
      vary: expect.stringContaining('accept-language'),
    });
  });

  it('LANG-6 names no texts if they are missing, nor with other files than pages', async () => {
    expect((await get('/?lang=7')).headers['link']).toBeUndefined();
    expect((await get('/assets/app-1a2b3c.js', '*/*')).headers['link']).toBeUndefined();
  });

  it('bad-input 79: a malformed percent is a page of the app, not an error', async () => {
    for (const path of ['/%E0%A4%A', '/match/%', '/%00', '/match/list?x=%E0%A4%A'])
      expect((await get(path)).status, path).toBe(200);
    expect((await get('/%E0%A4%A', '*/*')).status).toBe(404);
  });

  it('EMBED-1 S-L13 serves the host page; configured hosts may frame the page made for frames and no other', async () => {
    const answer = await get('/host.html');
    expect(answer).toMatchObject({ status: 200, text: HOST_PAGE, headers: { 'cache-control': 'no-cache' } });
    for (const path of ['/', '/host.html', '/match/list', '/404', '/frame.html/', '/api/nothing', '/assets/gone.js'])
      expect((await get(path)).headers['content-security-policy'], path).toMatch(/frame-ancestors 'self';/);
    expect((await get('/frame.html')).headers['content-security-policy']).toContain(
      "frame-ancestors 'self' https://host.example;",
    );
  });

  it('S-L13 other sites may load the library and the page made for frames, and nothing else', async () => {
    const policyOf = async (path: string) => (await get(path)).headers['cross-origin-resource-policy'];
    for (const path of [
      '/assets/app-1a2b3c.js',
      '/embed/mount.js',
      '/frame.html',
      '/frame.html?x=1',
      '/assets/gone.js',
    ])
      expect(await policyOf(path), path).toBe('cross-origin');
    for (const path of ['/', '/host.html', '/match/list', '/api/nothing', '/health', '/x/assets/a.js'])
      expect(await policyOf(path), path).toBe('same-origin');
  });

  it('S-L13 every page names the place for reports of violations of its policy', async () => {
    for (const path of ['/', '/frame.html', '/match/list']) {
      const { headers } = await get(path);
      expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
      expect(headers['content-security-policy']).toMatch(/; report-to csp; report-uri \/csp-reports$/);
    }
  });

  it('S-L13 counts reports by directive, in both forms, and stores nothing else of them', async () => {
    const report = async (type: string, body: string) =>
      (await send(server.url, '/csp-reports', { headers: { 'content-type': type }, body })).status;
    const violation = (directive: string) => ({
      type: 'csp-violation',
      body: { effectiveDirective: directive, blockedURL: 'https://evil.example/secret' },
    });
    const several = [...Array.from({ length: 30 }, () => violation('script-src-elem')), violation('x'.repeat(500))];
    expect(await report('application/reports+json', JSON.stringify(several))).toBe(204);
    expect(await report('application/reports+json', JSON.stringify([violation('made-up')]))).toBe(204);
    const single = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example' } };
    expect(await report('application/csp-report', JSON.stringify(single))).toBe(204);
    expect([await reported('script-src-elem'), await reported('img-src'), await reported('other')]).toEqual([20, 1, 1]);
    for (const body of ['', '[]', '{}', '{"csp-report":5}', '[{"__proto__":{}}]', '['.repeat(10_000)])
      expect(await report('application/reports+json', body), body.slice(0, 20)).toBeLessThan(500);
    expect(await report('application/csp-report', 'x'.repeat(17_000))).toBe(413);
    expect(await report('text/plain', '[]')).toBe(415);
    const lines = server.logged.filter(({ message }) => message.includes('content policy'));
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(server.logged)).not.toContain('evil');
  });

  it('S-L13 reads only so many reports, and answers the rest at once', async () => {
    const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'font-src' } });
    const sent = { headers: { 'content-type': 'application/csp-report' }, body };
    const statuses = await Promise.all(Array.from({ length: 120 }, () => send(server.url, '/csp-reports', sent)));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await reported('font-src')).toBeLessThan(60);
  });

  it('S-M8 without --demo the host page is not served, however its address is written', async () => {
    const plain = await startTestServer({ webFolder, hasHostPage: false });
    const ask = (path: string) => send(plain.url, path, { method: 'GET', headers: { accept: 'text/html' } });
    for (const path of [
      '/host.html',
      '/host%2ehtml',
      '/./host.html',
      '//host.html',
      '/assets/../host.html',
      '/HOST.HTML',
    ])
      expect((await ask(path)).text, path).not.toContain('host</title>');
    expect(await ask('/')).toMatchObject({ status: 200, text: PAGE });
    expect(await ask('/match/list')).toMatchObject({ status: 200, text: PAGE });
    await plain.close();
  });

  it('EMBED-1 lets no text become script in any page; the one policy is that of the worker', async () => {
    for (const path of ['/', '/match/list', '/host.html']) {
      const policy = (await get(path)).headers['content-security-policy'];
      expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types clutchline-worker");
      expect(policy, path).not.toContain('unsafe');
    }
  });

  it('EMBED-1 bad-input 121: names the origins that may embed the frame page, and no text in it becomes script', async () => {
    const answer = await get('/frame.html');
    expect(answer.text).toBe('<meta name="clutchline-hosts" content="https://host.example" />');
    const policy = answer.headers['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).toContain("frame-ancestors 'self' https://host.example");
    expect(policy).not.toContain('unsafe');
  });

  it('EMBED-1 gives the library to every site, and a missing part of it is no page', async () => {
    const library = await get('/embed/mount.js', '*/*');
    expect(library.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
    expect((await get('/')).headers['access-control-allow-origin']).toBeUndefined();
    expect((await get('/embed/gone.js')).status).toBe(404);
  });

  it('ERR-6 a file that a new version removed is missing, for every site, and no cache stores that', async () => {
    for (const accept of ['*/*', 'text/html']) {
      const { status, headers } = await get('/assets/app-0d0d0d.js', accept);
      expect(status).toBe(404);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
      expect(headers['content-type']).not.toContain('html');
    }
  });

  it('hashed files are cached for ever, pages are revalidated', async () => {
    const asset = await get('/assets/app-1a2b3c.js', '*/*');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the compressed copy of a file, and long answers compressed, to clients that accept it', async () => {
    const ask = (path: string, init: RequestInit) => fetch(`${server.url}${path}`, init);
    const asset = await ask('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'br' } });
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(await asset.text()).toBe('export {};');
    const long = await ask('/assets/long-1a2b3c.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(long.headers.get('content-encoding')).toBe('gzip');
    expect(await long.text()).toBe(LONG);
    const plain = await ask('/assets/long-1a2b3c.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('revalidates by entity tag, one tag for each encoding, and answers HEAD without a body', async () => {
    const ask = (headers: Record<string, string>, method = 'GET', path = '/assets/long-1a2b3c.js') =>
      fetch(`${server.url}${path}`, { method, headers });
    const tags = new Set<string>();
    for (const encoding of ['gzip', 'identity']) {
      const first = await ask({ 'accept-encoding': encoding });
      const etag = first.headers.get('etag') ?? '';
      expect(first.headers.get('vary')).toContain('accept-encoding');
      for (const known of [etag, `"x", W/${etag}`, '*']) {
        const again = await ask({ 'accept-encoding': encoding, 'if-none-match': known });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe('');
      }
      expect((await ask({ 'accept-encoding': encoding, 'if-none-match': '"other"' })).status).toBe(200);
      const head = await ask({ 'accept-encoding': encoding }, 'HEAD');
      expect(head.headers.get('etag')).toBe(etag);
      expect(await head.text()).toBe('');
      tags.add(etag);
    }
    expect(tags.size).toBe(2);
    expect((await ask({ accept: 'text/html' }, 'HEAD', '/match/list')).status).toBe(200);
  });

  it('ignores Range, hides dotfiles, and sends a gzip copy only to a client that accepts it', async () => {
    const ask = (path: string, headers: Record<string, string>) => fetch(`${server.url}${path}`, { headers });
    const ranged = await ask('/assets/long-1a2b3c.js', { range: 'bytes=0-3', 'accept-encoding': 'identity' });
    expect(ranged.status).toBe(200);
    expect(await ranged.text()).toBe(LONG);
    expect((await ask('/.vite/manifest.json', { accept: '*/*' })).status).toBe(404);
    const refused = await ask('/assets/long-1a2b3c.js', { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(refused.headers.get('content-encoding')).toBeNull();
  });

  it('S-H1 opens no file for a request: what was deleted since the start is still served', async () => {
    await rm(join(webFolder, 'assets', 'gone-soon.js'));
    expect(await get('/assets/gone-soon.js', '*/*')).toMatchObject({ status: 200, text: 'export const gone = 1;' });
  });

  it('a missing file is 404, not a page, and nothing outside the folder is served', async () => {
    for (const path of ['/assets/gone.js', '/assets/..%2f..%2fpackage.json'])
      expect(await get(path), path).toMatchObject({ status: 404 });
    for (const path of ['/../package.json', '/..%2f..%2f..%2fetc/passwd', '/assets/../../../etc/passwd'])
      expect((await get(path)).text, path).not.toContain('root:');
    expect((await get('/main.js', '*/*')).status).toBe(404);
  });

  it('bad-input 19: the API never answers with a page', async () => {
    expect((await get('/api/nothing')).text).not.toContain('<');
    expect((await get('/api')).status).toBe(404);
  });
});
