import { readFileSync } from 'node:fs';

import type { PlacingSetup } from './placing-setup';
import { processorTimeOf, processorTimeOfTree } from './processor-time';

/** Processor seconds so far; `wal` in bytes. */
export interface ProcessTimes {
  readonly server: number;
  readonly database: number;
  readonly bus: number;
  /** This process, which sends the load. */
  readonly load: number;
  readonly wal: number;
}

export async function openProcessTimes(setup: PlacingSetup, busPid = 0): Promise<() => Promise<ProcessTimes>> {
  const [{ folder } = {}] = await setup.database.query(`select current_setting('data_directory') as folder`);
  const postmaster = Number(readFileSync(`${String(folder)}/postmaster.pid`, 'utf8').split('\n', 1)[0]);
  return async () => {
    const [{ wal } = {}] = await setup.database.query('select wal_bytes::float8 as wal from pg_stat_wal');
    const load = process.resourceUsage();
    return {
      server: processorTimeOf(setup.pids[0] ?? 0),
      database: processorTimeOfTree(postmaster),
      bus: processorTimeOf(busPid),
      load: (load.userCPUTime + load.systemCPUTime) / 1e6,
      wal: Number(wal),
    };
  };
}
