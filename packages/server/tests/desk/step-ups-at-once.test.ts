import { ask } from '@clutchline/test-support/server/held-books';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openTestDesk, type DeskReply, type TestDesk } from './open-test-desk';

let desk: TestDesk;
let owner: pg.Client;
beforeAll(async () => {
  desk = await openTestDesk();
  owner = new pg.Client({ connectionString: desk.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await desk.close();
});

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
/** Not by the connection that holds the lock: a transaction sees the sessions of its first look. */
const waiting = () => ask(desk.databaseUrl, WAITING);
const cookieOf = ({ headers }: DeskReply): string | null => headers.get('set-cookie')?.split(';')[0] ?? null;

it('DESK-4 two step ups of one session at once, from two tabs: both are done, and one cookie is valid, in any order of the answers', async () => {
  const { name, client, recoveryCodes } = await desk.signedIn('two tabs', ['viewer']);
  const [former, tab] = [client.cookie, desk.client()];
  tab.cookie = former;
  const sessionId = (await client.call('me')).data['session_id'];
  await owner.query('begin');
  await owner.query('select from desk_sessions where id = $1 for update', [sessionId]);
  const [one = '', other = ''] = recoveryCodes;
  const answers = Promise.all([client.call('stepUp', { code: one }), tab.call('stepUp', { code: other })]);
  await expect.poll(waiting).toHaveLength(2);
  await owner.query('commit');
  const done = await answers;
  expect(done.map(({ status, data }) => [status, data['session_id']])).toEqual([
    [200, sessionId],
    [200, sessionId],
  ]);
  const cookies = done.flatMap((reply) => cookieOf(reply) ?? []);
  expect(cookies).toHaveLength(1);
  expect(cookies).not.toContain(former);
  const later = desk.client();
  later.cookie = cookies[0] ?? '';
  expect(await later.call('me')).toMatchObject({ status: 200, data: { name, session_id: sessionId } });
  expect((await later.call('me', {}, { cookie: former })).status).toBe(401);
  const acts = await owner.query(
    `select result from operator_actions where action = 'step_up' and session_id = $1 order by id`,
    [sessionId],
  );
  expect(acts.rows).toEqual([{ result: 'done' }, { result: 'done' }]);
});

it('DESK-4 the step up of a session that has ended since opens none', async () => {
  const { client, recoveryCodes } = await desk.signedIn('gone', ['viewer']);
  const sessionId = (await client.call('me')).data['session_id'];
  await owner.query('begin');
  await owner.query('update desk_sessions set ended_at = $2 where id = $1', [sessionId, desk.now()]);
  const answer = client.call('stepUp', { code: recoveryCodes[0] ?? '' });
  await expect.poll(waiting).toHaveLength(1);
  await owner.query('commit');
  expect(cookieOf(await answer)).toBeNull();
  expect((await client.call('me')).status).toBe(401);
});
