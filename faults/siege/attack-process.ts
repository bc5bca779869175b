import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

import { attackReportSchema, type AttackPlan, type AttackReport } from './messages';

const ENTRY = fileURLToPath(new URL('attacker.ts', import.meta.url));

/**
 * Until its seconds are over. Low priority: a real attacker has its own processors, and what is measured is the
 * server's work.
 */
export async function runAttack(plan: AttackPlan): Promise<AttackReport> {
  const child = fork(ENTRY, [JSON.stringify(plan)], { execArgv: ['--import', 'tsx'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const exited = once(child, 'exit');
  const [message]: unknown[] = await Promise.race([once(child, 'message'), exited.then(() => [null])]);
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await exited;
  return attackReportSchema.parse(message);
}
