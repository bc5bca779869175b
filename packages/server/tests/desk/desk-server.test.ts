import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { startTicking } from '@clutchline/test-support/processes/test-processes';
import { ask } from '@clutchline/test-support/server/held-books';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { RunningServer } from '../../src/start-server';
import { DeskClient } from './open-test-desk';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: RunningServer;
const reported: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const desk = { host: '127.0.0.1', port: 0, origin: null, pageFolder: await pageFolder() };
  server = await startTicking(database.url, { desk }, (line) => reported.push(line));
});
const PAGE = '<!doctype html><title>desk</title>';

async function pageFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-page-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'assets', 'desk-a1.js'), 'export {};');
  return folder;
}

afterAll(async () => {
  await server.close();
  await database.drop();
});

it('DESK-2 the server opens the desk and prints the invitation of the first operator', async () => {
  const token = /#\/invite\/([\w-]{22})$/.exec(reported.find((line) => line.startsWith('Desk:')) ?? '')?.[1];
  const answer = await new DeskClient(server.deskUrl ?? '').call('readInvite', { token });
  expect(answer).toMatchObject({ status: 200, data: { name: 'admin' } });
});

it('bad-input 290 no path of the desk is on the port of the players, and none of theirs on its own', async () => {
  const headers = { 'content-type': 'application/json', 'x-desk': '1' };
  const there = await fetch(`${server.url}/desk/api/me`, { method: 'POST', headers, body: '{"lang":2}' });
  expect(await there.text()).not.toContain('/desk/api/problems');
  const paths = [
    '/host.html',
    '/frame.html',
    '/embed/frame.js',
    '/manifest.webmanifest',
    '/health',
    '/ready',
    '/metrics',
    '/api/game/getGameTypeDict',
    '/operator/v1/bets',
  ];
  for (const path of paths) expect((await fetch(`${server.deskUrl}${path}`)).status).toBe(404);
});

it('DESK-1 serves its page under a policy that allows its own files alone, and no frame', async () => {
  const page = await fetch(`${server.deskUrl}/`);
  expect([page.status, await page.text()]).toEqual([200, PAGE]);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'none'.*script-src 'self'.*frame-ancestors 'none'.*trusted-types 'none'/);
  expect(policy).not.toMatch(/https?:|unsafe|blob:/);
  const asset = await fetch(`${server.deskUrl}/assets/desk-a1.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  for (const own of [page, asset]) expect(own.headers.get('access-control-allow-origin')).toBeNull();
  const there = await fetch(`${server.url}/assets/desk-a1.js`);
  expect(there.status).toBe(404);
});

it('DESK-1 the desk connects by a separate login role', async () => {
  const sessions = "select usename as name from pg_stat_activity where usename like 'clutchline\\_desk\\_login\\_%'";
  expect(await ask(database.url, sessions)).not.toEqual([]);
});
