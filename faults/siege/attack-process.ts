import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { attackReportSchema, type AttackPlan, type AttackReport } from './messages';

const ENTRY = fileURLToPath(new URL('attacker.ts', import.meta.url));

/** Runs an attack in a separate process until its seconds are over; its connections are gone then. */
export async function runAttack(plan: AttackPlan): Promise<AttackReport> {
  const child = fork(ENTRY, [JSON.stringify(plan)], { execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit');
  const [message]: unknown[] = await Promise.race([once(child, 'message'), exited.then(() => [null])]);
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await exited;
  return attackReportSchema.parse(message);
}
