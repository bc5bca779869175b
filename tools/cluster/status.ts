import * as z from 'zod/mini';

import type { SupervisedProcess } from './supervised-process';
import { reportSchema } from './report-schema';

export interface Row {
  readonly name: string;
  readonly url: string;
  readonly metrics: string | null;
  readonly pid: number | null;
  readonly restarts: number;
  readonly report: z.infer<typeof reportSchema> | null;
}

export interface Placed {
  readonly supervised: SupervisedProcess;
  readonly url: string;
  readonly metrics: string | null;
}

const ANSWER_MS = 3_000;

async function reportOf(metricsUrl: string): Promise<Row['report']> {
  try {
    const response = await fetch(new URL('/ready', metricsUrl), { signal: AbortSignal.timeout(ANSWER_MS) });
    const { success, data } = z.safeParse(reportSchema, await response.json());
    return success ? data : null;
  } catch {
    return null;
  }
}

export async function readRows(processes: readonly Placed[]): Promise<Row[]> {
  const rows = processes.map(async ({ supervised: { program, pid, restarts }, url, metrics }) => {
    const report = metrics === null ? null : await reportOf(metrics);
    return { name: program.name, url, metrics, pid, restarts, report };
  });
  return await Promise.all(rows);
}
