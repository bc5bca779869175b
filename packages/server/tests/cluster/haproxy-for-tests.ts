import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { balancerConfig, type Balanced } from '../../../../tools/cluster/balancer-config';

export const hasHaproxy = (): boolean => spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status === 0;

/** As in `npm run cluster`. */
export async function startHaproxy(balanced: Balanced): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, balancerConfig(balanced));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const ended = once(child, 'close');
  await untilAnswering(`http://${balanced.host}:${balanced.port}/health`);
  return {
    async stop() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswering(url: string): Promise<void> {
  const until = performance.now() + 10_000;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (performance.now() > until) throw new Error('haproxy does not answer');
    await sleep(50);
  }
}
