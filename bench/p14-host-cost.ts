import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import type { Browser } from 'playwright-core';

import { startBrowser } from '@clutchline/test-support/browser/browser';
import { longTasksOf } from './lib/long-tasks-of';
import type { Comparison } from '@clutchline/test-support/bench/run-rounds';
import { startProduct } from '@clutchline/test-support/bench/start-product';

const MOST_KB = 3;
const HOST_HTML = (app: string): string => `<!doctype html><title>host</title><h1>Host</h1>${app}`;

/** P14: loader bytes, and long tasks against an empty host. */
export async function p14(rounds: number): Promise<Comparison[]> {
  const pages = new Map<string, string>();
  const host = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(HOST_HTML(pages.get(request.url ?? '') ?? ''));
  });
  await new Promise<void>((done) => host.listen(0, 'localhost', done));
  const { port } = host.address() as AddressInfo;
  const hostUrl = `http://localhost:${port}`;
  const server = await startProduct('host', { allowOrigins: [hostUrl] });
  const loader = `<div data-clutchline-frame title="Bets"></div><script type="module" src="${server.url}/embed/frame-loader.js"></script>`;
  pages.set('/framed', loader);
  const browser: Browser = await startBrowser('whole');
  try {
    const bytes = await loaderBytes(browser, `${hostUrl}/framed`, server.url);
    const kb = bytes / 1_024;
    console.log(`P14 loader ${kb.toFixed(2)} KB gzip   goal ${MOST_KB}: ${kb <= MOST_KB ? 'reached' : 'missed'}`);
    let empty = 0;
    let framed = 0;
    for (let round = 0; round < rounds; round += 1) {
      empty += await longTasksOf(browser, `${hostUrl}/`);
      framed += await longTasksOf(browser, `${hostUrl}/framed`);
    }
    console.log(
      `P14 long tasks in ${rounds} loads: empty host ${empty}, with the frame ${framed}   goal no more: ${framed <= empty ? 'reached' : 'missed'}`,
    );
    return [
      { name: 'P14 loader', ratio: kb, isReached: kb <= MOST_KB },
      { name: 'P14 long tasks', ratio: framed - empty, isReached: framed <= empty },
    ];
  } finally {
    await browser.close();
    await server.close();
    await new Promise((done) => host.close(done));
  }
}

async function loaderBytes(browser: Browser, url: string, from: string): Promise<number> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const isOfHost = response.frame() === page.mainFrame() && response.url().startsWith(from);
    if (isOfHost) sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(url, { waitUntil: 'networkidle' }).catch(() => undefined);
  await page.waitForTimeout(2_000);
  const all = await Promise.all(sizes);
  await page.close();
  if (all.length === 0) throw new Error('the host page loaded nothing from the server');
  return all.reduce((sum, size) => sum + size, 0);
}
