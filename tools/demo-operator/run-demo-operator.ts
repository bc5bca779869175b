import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import * as z from 'zod/mini';

import { pollUntil } from '../time/poll-until';

const ROOT = join(import.meta.dirname, '..', '..');
const SERVER = join(ROOT, 'packages/server/dist/main.js');
const OPERATOR = join(ROOT, 'packages/demo-operator/src/main.ts');
const CLI = join(ROOT, 'packages/server/src/cli');

const PRODUCT_URL = 'http://127.0.0.1:4600';
const OPERATOR_API_URL = 'http://127.0.0.1:4700';
const OPERATOR_URL = 'http://127.0.0.1:4800';
const START_MS = 120_000;

const secretsSchema = z.object({ keyId: z.string(), keySecret: z.string(), webhookSecret: z.string() });
type Secrets = z.infer<typeof secretsSchema>;

const serverEnv = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...{ DATA_DIR: folder, PORT: '4600', DEMO: '0', SIMULATED_PLAYERS: '0', ALLOW_ORIGIN: OPERATOR_URL },
});

/** Runs the product and the operator until one of them ends, or a signal ends both. Returns the exit code. */
export async function runDemoOperator(folder: string): Promise<number> {
  const file = join(folder, 'demo-operator.json');
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await prepare(folder)), { mode: 0o600 });
  const { keyId, keySecret, webhookSecret } = z.parse(secretsSchema, JSON.parse(readFileSync(file, 'utf8')));
  const operatorEnv = {
    ...process.env,
    ...{ OPERATOR_KEY_ID: keyId, OPERATOR_SECRET: keySecret, WEBHOOK_SECRET: webhookSecret },
    ...{ PRODUCT_URL, OPERATOR_API_URL, WALLET_JOURNAL: join(folder, 'wallet-journal.jsonl') },
  };
  const wallet = ['--operator-port', '4700', '--wallet-url', `${OPERATOR_URL}/wallet`, '--wallet-key', keyId];
  const children = [
    spawn(process.execPath, ['--import', 'tsx', OPERATOR], { cwd: ROOT, env: operatorEnv, stdio: 'inherit' }),
    spawn(process.execPath, [SERVER, ...wallet], { cwd: ROOT, env: serverEnv(folder), stdio: 'inherit' }),
  ];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void endAll(children));
  const code = await Promise.race(children.map(codeOf));
  await endAll(children);
  return code;
}

async function codeOf(child: ChildProcess): Promise<number> {
  await once(child, 'exit');
  return child.exitCode ?? 1;
}

async function endAll(children: readonly ChildProcess[]): Promise<void> {
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }),
  );
}

/** Key and address are stored in the database, which the product creates at its first start. */
async function prepare(folder: string): Promise<Secrets> {
  console.log('Preparing the database …');
  const server = spawn(process.execPath, [SERVER], { cwd: ROOT, env: serverEnv(folder), stdio: 'ignore' });
  try {
    const isUp = async (): Promise<boolean> => {
      if (server.exitCode !== null)
        throw new Error('the product did not start: npm start -- --data-dir .data-operator');
      return await fetch(PRODUCT_URL).then(
        ({ ok }) => ok,
        () => false,
      );
    };
    await pollUntil('the product answers', isUp, { withinMs: START_MS, everyMs: 200 });
    const [keyId, keySecret] = await runCommand('operator-key.ts', ['create', 'demo operator', '--data-dir', folder]);
    const address = `${OPERATOR_URL}/webhooks`;
    const [, webhookSecret] = await runCommand('webhooks.ts', [
      'add',
      address,
      '--allow-private',
      '--data-dir',
      folder,
    ]);
    return { keyId, keySecret, webhookSecret };
  } finally {
    await endAll([server]);
  }
}

/** The id and the secret that a command prints. */
async function runCommand(file: string, args: readonly string[]): Promise<readonly [id: string, secret: string]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', join(CLI, file), ...args], {
    cwd: ROOT,
  });
  const [, id, secret] = /^([a-z0-9]{12}) {2}(\S+)$/m.exec(stdout) ?? [];
  if (id === undefined || secret === undefined) throw new Error(`${file} printed no id and secret`);
  return [id, secret];
}
