import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { runCommand } from '@clutchline/test-support/processes/bundled-program';
import { countOf } from '@clutchline/test-support/server/count-of';
import { ask } from '@clutchline/test-support/server/held-books';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { EVIDENCE, SEALS } from './tampering/evidence';
import { fillEvidence } from './tampering/fill-evidence';
import { MONEY } from './tampering/money';
import { OPERATOR_WALLET } from './tampering/operator-wallet';
import type { Tampering } from './tampering/tampering';
import { TICKETS } from './tampering/tickets';
import { UNGUARD_ALL } from './tampering/unguard';

const COMMAND = new URL('../../src/cli/verify.ts', import.meta.url);
const ALL = [...MONEY, ...OPERATOR_WALLET, ...TICKETS, ...EVIDENCE, ...SEALS];
const COUNT = countOf(5, ALL.length);
const STEP = Math.floor(ALL.length / COUNT);
const NAMED = ['second demo credit, balanced and in the wallet', 'all seals deleted', 'close of a play wiped'];
const CHOSEN = ALL.filter(({ name }, index) => NAMED.includes(name) || index % STEP === 0);

const verify = (...args: string[]) => runCommand(COMMAND, args);

let context: TestContext;
let server: string;
let logged: string;
beforeAll(async () => {
  context = await openTestContext();
  await fillEvidence(context);
  server = context.databaseUrl.replace(/[^/]*$/, 'postgres');
  const last = await context.stores.seals.last();
  logged = `${last?.number ?? 0}:${last?.head ?? ''}`;
});
afterAll(() => context.close());

/** Committed. */
async function onCopy<Value>(sql: string, work: (url: string) => Promise<Value>): Promise<Value> {
  const source = new URL(context.databaseUrl).pathname.slice(1);
  const name = `${source}_copy`;
  await ask(
    server,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${source}' and backend_type = 'client backend'`,
  );
  await ask(server, `create database ${name} template ${source}`);
  try {
    const url = context.databaseUrl.replace(/[^/]*$/, name);
    if (sql !== '') await ask(url, `begin; ${UNGUARD_ALL}; ${sql}; commit`);
    return await work(url);
  } finally {
    await ask(server, `drop database ${name} with (force)`);
  }
}

describe('S-M6 R41 the command itself', () => {
  it('R41 ends with 0 on an unchanged copy, with the head that was logged', async () => {
    const { code, output } = await onCopy('', (url) => verify('--database-url', url, '--head', logged));
    expect(output).not.toContain('BROKEN');
    expect(output).toContain(`seal ${logged.split(':')[0]} has the logged head`);
    expect(code).toBe(0);
  });

  it.each(CHOSEN)('S-M6 R41 ends with 1: $name', async ({ breaks, sql }: Tampering) => {
    const { code, output } = await onCopy(sql, (url) => verify('--database-url', url));
    expect(output).toContain(`  ${breaks.padEnd(3)} BROKEN`);
    expect(code).toBe(1);
  });

  it('S-M6 R41 ends with 1 if a logged head is not in the chain, whatever else holds', async () => {
    const [number] = logged.split(':');
    const wrong = `${number}:${'0'.repeat(64)}`;
    await onCopy('', async (url) => {
      const both = await verify('--database-url', url, '--head', logged, '--head', wrong);
      expect(both.code).toBe(1);
      expect(both.output).toContain(`seal ${number} does not have the logged head`);
      const unknown = await verify('--database-url', url, '--head', `999999:${'0'.repeat(64)}`);
      expect(unknown.code).toBe(1);
      const unreadable = await verify('--database-url', url, '--head', '12');
      expect(unreadable).toMatchObject({ code: 1 });
      expect(unreadable.output).toContain('--head takes <number>:<64 hexadecimal digits>');
    });
  });
}, 600_000);
