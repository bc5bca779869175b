import { randomBytes } from 'node:crypto';

import { openDemoOperator, Wallet } from '@clutchline/demo-operator';
import { runCommand } from '@clutchline/test-support/processes/bundled-program';
import { expect, it } from 'vitest';

const COMMAND = new URL('../../src/cli/wallet-conformance.ts', import.meta.url);
const KEY = { id: 'a1b2c3d4e5f6', secret: randomBytes(32).toString('base64url') };

it('ROLE-1 npm run wallet-conformance reports each check and the latencies, and ends with 1 if one failed', async () => {
  const wallet = new Wallet(null);
  for (const [id, currency] of [
    ['ann', 'CNY'],
    ['ken', 'JPY'],
  ] as const)
    wallet.fund(id, currency, 10_000n);
  const operator = await openDemoOperator({
    ...{ port: 0, key: KEY, wallet, product: null, webhookSecret: null, hasTestDoor: false },
  });
  const run = (secret: string, players: string) => {
    const args = ['--url', `${operator.url}/wallet`, '--key', KEY.id, '--players', players];
    return runCommand(COMMAND, args, { environment: { WALLET_SECRET: secret } });
  };
  try {
    const passed = await run(KEY.secret, 'ann:CNY,ken:JPY');
    expect(passed.output).toMatch(/^passed {2}a debit takes its amount once/m);
    expect(passed.output).toMatch(/^debit +\d+( +\d+\.\d){4}$/m);
    expect(passed.output).toMatch(/^(\d+) of \1 checks passed\.$/m);
    expect(passed.code).toBe(0);
    const failed = await run(randomBytes(32).toString('base64url'), 'ann:CNY');
    expect(failed.output).toMatch(/^FAILED {2}balance of ann \(CNY\)\n +\/balance was answered with status 401$/m);
    expect(failed.code).toBe(1);
    expect(await run(KEY.secret, 'ann')).toMatchObject({ code: 1, output: expect.stringContaining('not "ann"') });
  } finally {
    await operator.close();
  }
});
