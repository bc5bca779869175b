import type { DeskAlarm, DeskBody } from '@clutchline/contract/desk';

import type { DeskCaller } from '../access/find-session';
import { onceDone } from '../audit/once-done';
import { recordAction, RepeatedRequestError } from '../audit/record-action';
import type { DeskContext } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';

interface Given {
  readonly caller: DeskCaller;
  readonly body: DeskBody<'takeAlarm'>;
  readonly network: string | null;
}

export async function takeAlarm(
  context: DeskContext,
  { caller, body, network }: Given,
): Promise<DeskOutcome<DeskAlarm>> {
  return await onceDone(context, async (stores) => {
    const taken = await stores.alarms.take(body.alarm_id, caller.operator.operatorId, context.wallClock.now());
    const about = { action: 'take_alarm' as const, subject: `alarm:${body.alarm_id}`, requestId: body.request_id };
    const result = taken === null ? 'alarm_over' : 'done';
    const after = taken === null ? null : { kind: taken.kind, subject: taken.subject };
    if (!(await recordAction(stores, context, { caller, network }, { ...about, after, result })))
      throw new RepeatedRequestError();
    return taken === null ? problem('alarm_over') : ok(taken);
  });
}
