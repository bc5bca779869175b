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
  const desk = { host: '127.0.0.1', port: 0, origin: null };
  server = await startTicking(database.url, { desk }, (line) => reported.push(line));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

it('DESK-2 the server opens the desk and prints the invitation of the first operator', async () => {
  const token = /minutes: ([\w-]{22})$/.exec(reported.find((line) => line.startsWith('Desk:')) ?? '')?.[1];
  const answer = await new DeskClient(server.deskUrl ?? '').call('readInvite', { token });
  expect(answer).toMatchObject({ status: 200, data: { name: 'admin' } });
});

it('bad-input 290 no path of the desk is on the port of the players, and none of theirs on its own', async () => {
  const headers = { 'content-type': 'application/json', 'x-desk': '1' };
  const there = await fetch(`${server.url}/desk/api/me`, { method: 'POST', headers, body: '{"lang":2}' });
  expect(await there.text()).not.toContain('/desk/api/problems');
  const paths = ['/', '/health', '/ready', '/metrics', '/api/game/getGameTypeDict', '/operator/v1/bets'];
  for (const path of paths) expect((await fetch(`${server.deskUrl}${path}`)).status).toBe(404);
});

it('DESK-1 the desk connects by a separate login role', async () => {
  const sessions = "select usename as name from pg_stat_activity where usename like 'clutchline\\_desk\\_login\\_%'";
  expect(await ask(database.url, sessions)).not.toEqual([]);
});
