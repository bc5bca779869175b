import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CALLS } from '@clutchline/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import WebSocket from 'ws';

import { PushClient } from '@clutchline/test-support/server/push-client';
import { envelopeOf, send } from '@clutchline/test-support/server/send';

const CHECKOUT = join(import.meta.dirname, '../../..');
const COMPONENT = '/src/embed/demo/sign-in-dialog.tsx';
const SOON = { timeout: 120_000, interval: 50 };

/** In its process group, to find what is left. */
async function startDev() {
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-dev-'));
  await chmod(folder, 0o755);
  const args = [join(CHECKOUT, 'tools/dev.mjs'), '--port', '0', '--data-dir', folder];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: '', PORT: '', HISTORY_DAYS: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const group = -(child.pid ?? 0);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const isAnyLeft = (): boolean => {
    try {
      return process.kill(group, 0);
    } catch {
      return false;
    }
  };
  const stop = async (): Promise<number | null> => {
    const exited = once(child, 'exit');
    child.kill('SIGINT');
    await exited;
    return child.exitCode;
  };
  onTestFinished(async () => {
    if (child.exitCode === null) await stop();
    if (isAnyLeft()) process.kill(group, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  const find = (pattern: RegExp): Promise<string> =>
    vi.waitFor(() => {
      const found = pattern.exec(output);
      if (found === null) throw new Error(`not yet in the output: ${pattern.source}\n${output}`);
      return found[1] ?? found[0];
    }, SOON);
  const postmaster = join(folder, 'postgres', 'postmaster.pid');
  return { find, stop, isAnyLeft, postmaster };
}

/** Of Vite. */
function listenForUpdates(url: string): string[] {
  const messages: string[] = [];
  const socket = new WebSocket(url.replace('http', 'ws'), 'vite-hmr');
  socket.on('message', (data: Buffer) => messages.push(data.toString()));
  onTestFinished(() => socket.close());
  return messages;
}

const touch = (path: string): Promise<void> => utimes(join(CHECKOUT, path), new Date(), new Date());

async function countBundles(): Promise<number> {
  const folder = join(CHECKOUT, 'packages/server/dist');
  return (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('dev-')).length;
}

describe('npm run dev', () => {
  it(
    'serves pages, calls and push at one address, and replaces and reloads what changes',
    { timeout: 240_000 },
    async () => {
      const bundles = await countBundles();
      const { find, stop, isAnyLeft, postmaster } = await startDev();
      const url = await find(/is ready:\s+(\S+)/);
      const database = await readFile(postmaster, 'utf8');
      const messages = listenForUpdates(url);

      const page = await fetch(`${url}/match/list`, { headers: { accept: 'text/html' } });
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+'; .*require-trusted-types-for 'script'/);
      const [, nonce = '-'] = /'nonce-([\w-]+)'/.exec(policy) ?? [];
      const scripts = (await page.text()).match(/<script[^>]*>/g) ?? [];
      expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(scripts.length).toBeGreaterThan(1);

      const callCurrencies = async () => {
        const headers = { 'content-type': 'application/json' };
        return envelopeOf(await send(url, CALLS.getCurrency.path, { headers, body: '{"lang":2}' }));
      };
      expect(await callCurrencies()).toMatchObject({ code: 1 });
      const client = await PushClient.connect(url);
      client.send({ type: 'subscribe', topic: 'list', cursor: null });
      await client.next('snapshot');

      expect((await fetch(`${url}${COMPONENT}`)).status).toBe(200);
      await touch(`packages/web${COMPONENT}`);
      await vi.waitFor(() => expect(messages.join('\n')).toMatch(/"type":"update".*sign-in-dialog/), SOON);

      await touch('tools/dev/serve.ts');
      await find(/started in[^]*started in/);
      expect(await callCurrencies()).toMatchObject({ code: 1 });
      expect(await client.closed).toBeGreaterThan(1_000);
      expect(await readFile(postmaster, 'utf8')).toBe(database);

      expect(await stop()).toBe(0);
      await vi.waitFor(() => expect(isAnyLeft()).toBe(false), SOON);
      expect(existsSync(postmaster)).toBe(false);
      expect(await countBundles()).toBe(bundles);
    },
  );
});
