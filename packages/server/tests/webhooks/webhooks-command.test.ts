import { runCommand } from '@clutchline/test-support/processes/bundled-program';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { WebhookTargets } from '../../src/webhooks/postgres-webhook-targets';

const COMMAND = new URL('../../src/cli/webhooks.ts', import.meta.url);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const run = (...args: string[]) => runCommand(COMMAND, [...args, '--database-url', database.url]);

it('ROLE-1 npm run webhooks adds an address with its secret, lists it without, and replays and removes it', async () => {
  const url = 'http://127.0.0.1:9/hooks';
  const added = await run('add', url, '--types', 'bet.settled,bet.corrected', '--allow-private');
  const [, id = '', secret = ''] = /^([a-z0-9]{12}) {2}(whsec_\S{44})$/m.exec(added.output) ?? [];
  expect([added.code, id, secret]).toEqual([0, expect.stringMatching(/./), expect.stringMatching(/./)]);
  const listed = await run('list');
  expect(listed).toMatchObject({ code: 0 });
  expect(listed.output).toContain(`${id}  ${url}  bet.settled,bet.corrected  0 open  0 parked`);
  expect(listed.output).not.toContain(secret);
  const replayed = await run('replay', id, '--since', '2026-01-31T20:00:00Z');
  expect(replayed).toMatchObject({ code: 0, output: expect.stringContaining('0 webhooks are sent.') });
  expect(await run('remove', id)).toMatchObject({ code: 0, output: expect.stringContaining(`${id} is removed.`) });
  expect(await new WebhookTargets(database.url).list()).toEqual([]);
});

it.each([
  ['bad-input 276 a private address', ['add', 'https://127.0.0.1/hooks'], /127\.0\.0\.1/],
  [
    'an unknown type',
    ['add', 'https://a.example/', '--types', 'bet.won'],
    /--types takes bet\.placed, .*not "bet\.won"/,
  ],
  ['no time', ['replay', 'a1b2c3d4e5f6', '--since', 'yesterday'], /--since takes a time/],
  ['an unknown id', ['remove', 'a1b2c3d4e5f6'], /There is no address with the id a1b2c3d4e5f6/],
  ['no action', [], /Usage: npm run webhooks/],
] as const)('ROLE-1 npm run webhooks refuses %s with the reason and exit code 1', async (_name, args, reason) => {
  expect(await run(...args)).toMatchObject({ code: 1, output: expect.stringMatching(reason) });
});
