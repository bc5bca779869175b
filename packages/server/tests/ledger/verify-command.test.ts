import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { runCommand } from '@clutchline/test-support/processes/bundled-program';
import { fillBooks } from '@clutchline/test-support/server/test-books';
import { ask } from '@clutchline/test-support/server/held-books';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { ServerProcess } from '@clutchline/test-support/processes/server-process';

const COMMAND = new URL('../../src/cli/verify.ts', import.meta.url);
const INVARIANTS = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I9', 'I10', 'I11', 'R30', 'R41'];

const verify = (...args: string[]) => runCommand(COMMAND, args);

const outputOf = (output: string, word: string): string[] =>
  output.split('\n').flatMap((line) => (line.includes(` ${word} `) ? [line.trim().split(' ')[0] ?? ''] : []));

describe('verify-ledger on a database by its address', () => {
  let context: TestContext;
  beforeAll(async () => {
    context = await openTestContext();
    await fillBooks(context);
  });
  afterAll(() => context.close());

  it('R4 prints every invariant as held, and ends with 0', async () => {
    const { code, output } = await verify('--database-url', context.databaseUrl);
    expect(outputOf(output, 'held')).toEqual(INVARIANTS);
    expect(output).toMatch(/sealed 2026-01-02: seal \d+, head [0-9a-f]{64}/);
    expect(code).toBe(0);
  });

  it('R4 prints what is broken with at most twenty rows each, and ends with 1', async () => {
    await ask(context.databaseUrl, 'alter table ledger_entries disable trigger all');
    await ask(context.databaseUrl, "update ledger_entries set amount = amount + 1 where account like 'house:%'");
    const { code, output } = await verify('--database-url', context.databaseUrl);
    expect(outputOf(output, 'BROKEN')).toEqual(['I1', 'I3', 'I4', 'R30']);
    expect(outputOf(output, 'held')).toEqual(['I2', 'I5', 'I6', 'I7', 'I9', 'I10', 'I11', 'R41']);
    const rows = output.split('\n').filter((line) => line.includes('does not add up to 0: '));
    expect(rows).toHaveLength(20);
    expect(output).toMatch(/and \d+ more/);
    expect(code).toBe(1);
  });

  it('prints in one line why it cannot read, and ends with 1', async () => {
    const empty = context.databaseUrl.replace(/[^/]*$/, 'postgres');
    expect(await verify('--database-url', empty)).toMatchObject({ code: 1 });
    expect((await verify('--database-url', empty)).output).toContain('not of this version');
    const gone = await verify('--database-url', 'postgres://nobody@127.0.0.1:1/none');
    expect(gone).toMatchObject({ code: 1 });
    expect(gone.output).toContain('cannot be reached');
  });
});

describe('verify-ledger on the embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clutchline-verify-'));
    await chmod(folder, 0o755);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('R4 reads it while a server works on it, after a kill -9, and when nothing runs', async () => {
    const data = ['--data-dir', join(folder, 'data')];
    expect((await verify(...data)).output).toContain('There is no database');
    const serve = ['--port', '0', '--simulated-players', '0', ...data];
    const first = new ServerProcess(serve);
    await first.url();
    const during = await verify(...data);
    expect(outputOf(during.output, 'held'), during.output).toEqual(INVARIANTS);
    expect(during.code).toBe(0);
    first.kill('SIGKILL');
    await first.exited;
    expect(await verify(...data)).toMatchObject({ code: 0 });
    const second = new ServerProcess(serve);
    await second.url();
    second.kill('SIGTERM');
    await second.exited;
    const after = await verify(...data);
    expect(outputOf(after.output, 'held'), after.output).toEqual(INVARIANTS);
    expect(after.output).toContain('3 transactions, 0 bets');
    expect(after.code, after.output).toBe(0);
  });
});
