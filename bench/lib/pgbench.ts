import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Needs `pgbench` (Debian: postgresql). */
export async function pgbench(
  url: string,
  script: string,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-pgbench-'));
  const file = join(folder, 'script.sql');
  await writeFile(file, script);
  const args = [
    '--no-vacuum',
    '--client',
    `${clients}`,
    '--time',
    `${seconds}`,
    '--protocol',
    'prepared',
    '--file',
    file,
  ];
  try {
    const { stdout } = await run('pgbench', [...args, url]);
    const tps = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    const failed = Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
    if (!(tps > 0) || failed > 0) throw new Error(`pgbench reported no usable result: ${stdout}`);
    return tps;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
