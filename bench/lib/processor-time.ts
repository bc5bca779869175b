import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

interface Times {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended. */
  readonly ended: number;
}

function readTimes(pid: string): Times | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, own: (user + system) / TICKS_A_SECOND, ended: (endedUser + endedSystem) / TICKS_A_SECOND };
  } catch {
    // It has ended.
    return null;
  }
}

/** Processor seconds of a process so far. */
export const processorTimeOf = (pid: number): number => readTimes(`${pid}`)?.own ?? 0;

/** Of a process and its children, also those that have ended. */
export function processorTimeOfTree(pid: number): number {
  const root = readTimes(`${pid}`);
  if (root === null) return 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readTimes(name) ?? [])
    .filter(({ parent }) => parent === pid);
  return children.reduce((sum, { own }) => sum + own, root.own + root.ended);
}
