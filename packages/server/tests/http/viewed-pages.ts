import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type AskPublic, type CallName, CALLS, type FirstViewRequest } from '@clutchline/contract';
import type { TestServer } from '@clutchline/test-support/server/start-test-server';
import { expect } from 'vitest';

import { type FirstPage, FirstViews } from '../../src/first-view';

/** As built. */
export const PAGE = `<!doctype html><html lang="en"><head><meta name="description" content="old" /><title>Clutchline</title>
<script type="module" src="/assets/app-1.js"></script></head><body><div id="app"></div></body></html>`;
const PLACE = '<div id="app"><div>';

export type Render = (request: FirstViewRequest, ask: AskPublic) => Promise<FirstPage | null>;

/** Of a build of `PAGE`. */
export async function createWebFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-view-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  return folder;
}

/** Rendered in the process of the test. */
export const createViews = (render: Render, clock: () => number): FirstViews =>
  new FirstViews({
    renderer: { render },
    brand: null,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    clock,
  });

export async function readPage({ url }: Pick<TestServer, 'url'>, path = '/', headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, { headers: { accept: 'text/html', ...headers } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** A view that is rendered too slowly is served to the next request. */
export async function readViewed(server: Pick<TestServer, 'url'>, path?: string, headers?: Record<string, string>) {
  await expect.poll(async () => (await readPage(server, path, headers)).text).toContain(PLACE);
  return await readPage(server, path, headers);
}

export const markupOf = (text: string): string =>
  text.slice(text.indexOf(PLACE), text.indexOf('<script type="text/plain"'));

/** Of a call, in the page. */
export function answerIn(text: string, name: CallName): unknown {
  const lines = (/id="first-view">([^<]*)</.exec(text)?.[1] ?? '').split('\n');
  const call = lines.findIndex((line) => line.includes(`"${CALLS[name].path}"`));
  return JSON.parse(lines[call + 1] ?? '');
}
