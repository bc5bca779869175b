import { afterAll, beforeAll, expect, it } from 'vitest';

import { runCommand } from '@clutchline/test-support/processes/bundled-program';
import { Operators } from '../../src/operator/postgres-operators';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { ask } from '@clutchline/test-support/server/held-books';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let operators: Operators;
beforeAll(async () => {
  database = await createTestDatabase();
  operators = new Operators(database.url);
});
afterAll(() => database.drop());

function run(command: 'operators' | 'quarantine', args: readonly string[], keys = '') {
  const source = new URL(`../../src/cli/${command}.ts`, import.meta.url);
  return runCommand(source, [...args, '--database-url', database.url], { environment: { OPERATOR_KEYS: keys } });
}

it('S-L7 a name is unique, however it is written, and only its key identifies it', async () => {
  const ann = await operators.add('  Ann  Straße ');
  expect(ann?.name).toBe('Ann Straße');
  for (const taken of ['ann straße', 'ANN STRASSE', '\uff21nn Stra\u00dfe', 'Ann\u00a0Straße'])
    expect(await operators.add(taken), taken).toBeNull();
  for (const none of ['', '   ', '.', 'a\u200bnn', 'a,b', 'a\nb\u0000', 'x'.repeat(65)])
    expect(await operators.add(none), none).toBeNull();
  const bob = await operators.add('bob');
  expect(await operators.identify('ann strasse', ann?.key ?? '')).toBe('Ann Straße');
  expect(await operators.identify('bob', ann?.key ?? '')).toBeNull();
  expect(await operators.identify('bob', '')).toBeNull();
  expect(bob?.key).not.toBe(ann?.key);
  expect(await operators.remove('BOB')).toBe(true);
  expect(await operators.identify('bob', bob?.key ?? '')).toBeNull();
  expect(await operators.remove('bob')).toBe(false);
  const again = await operators.add('bob');
  expect(await operators.identify('bob', bob?.key ?? '')).toBeNull();
  expect(await operators.identify('bob', again?.key ?? '')).toBe('bob');
});

it('S-L7 npm run operators prints a key once, which the database does not hold, and lists and removes', async () => {
  const added = await run('operators', ['add', 'Cleo']);
  const [, key = ''] = /^Cleo {2}([\w-]{32})$/m.exec(added.output) ?? [];
  expect([added.code, key]).toEqual([0, expect.stringMatching(/./)]);
  expect(await operators.identify('cleo', key)).toBe('Cleo');
  expect((await run('operators', ['add', 'cleo'])).output).toContain('is taken');
  const listed = await run('operators', ['list']);
  expect(listed.output).toMatch(/^Cleo {2}since \d{4}-/m);
  expect(listed.output).not.toContain(key);
  expect(await run('operators', ['remove', 'CLEO'])).toMatchObject({ code: 0 });
  expect((await run('operators', ['list'])).output).not.toContain('Cleo');
  expect(await run('operators', ['add'])).toMatchObject({ code: 1, output: expect.stringContaining('Usage') });
});

it('S-L7 quarantine asks for a key, and one operator does not count twice', async () => {
  const insert = `insert into quarantine (kind, reason, game_id, event, at) values ('result', 'test', 7, '{}', 0) returning id`;
  const [{ id } = { id: 0 }] = await ask<{ id: number }>(database.url, insert);
  const [dora, emil] = [await operators.add('Dora'), await operators.add('Emil')];
  const approve = (by: string, keys?: string) => run('quarantine', ['approve', String(id), '--by', by], keys);
  const approvedBy = async () =>
    (await ask<{ names: string[] }>(database.url, `select approved_by as names from quarantine where id = ${id}`))[0]
      ?.names;
  expect(await approve('Dora')).toMatchObject({
    code: 1,
    output: expect.stringContaining('No key was given for Dora'),
  });
  expect(await approve('Emil', dora?.key)).toMatchObject({
    code: 1,
    output: expect.stringContaining('no operator Emil'),
  });
  expect(await approvedBy()).toEqual([]);
  expect(await approve(' dora ', dora?.key)).toMatchObject({ code: 0 });
  expect(await approve('DORA', dora?.key)).toMatchObject({ code: 0 });
  expect(await approve('dora.', dora?.key)).toMatchObject({ code: 1 });
  expect(await approvedBy()).toEqual(['Dora']);
  expect(await approve('emil', emil?.key)).toMatchObject({ code: 0 });
  expect(await approvedBy()).toEqual(['Dora', 'Emil']);
});
