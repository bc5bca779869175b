import type { DeskAnswer, DeskBody, VirtualGame } from '@clutchline/contract/desk';
import { PRESENCE_MS, RETENTION_MS } from '@clutchline/domain/auto-chess';

import type { DeskCaller } from '../access/find-session';
import { onceRecorded } from '../audit/once-recorded';
import { recordAction, RepeatedRequestError } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import type { StopChange, StoredStop } from './game-store';

type Act = 'stopVirtualGame' | 'startVirtualGame';
type Answer = DeskAnswer<Act>;

interface Given<Name extends Act> {
  readonly caller: DeskCaller;
  readonly body: DeskBody<Name>;
  readonly network: string | null;
}

/** What was in force before; null: nothing was changed. */
type Changed = { readonly before: StoredStop | null } | null;

export const describeStop = ({ stop_id, reason, set_by, set_at }: StoredStop) => ({ stop_id, reason, set_by, set_at });

/** The stop, its publication and the row of the act in one transaction (DESK-7). */
async function changeOnce<Name extends Act>(
  context: DeskContext,
  action: Name,
  { caller, body, network }: Given<Name>,
  change: (stores: DeskStores, given: StopChange) => Promise<Changed>,
): Promise<DeskOutcome<Answer>> {
  const { game, request_id: requestId } = body;
  const { operatorId } = caller.operator;
  const [origin, reason] = [{ caller, network }, body.reason.trim()];
  const about = { action, subject: `virtual:${game}`, reason };
  return await onceRecorded(context, origin, about, async (stores) => {
    const changed = await change(stores, { game, reason, operatorId, at: context.wallClock.now() });
    const stop = await stores.games.activeStop(game);
    const current = stop === null ? null : describeStop(stop);
    if (changed === null) {
      if ((await stores.actions.find(operatorId, requestId)) !== null) throw new RepeatedRequestError();
      return problem('changed_meanwhile', { current });
    }
    const before = changed.before === null ? null : describeStop(changed.before);
    const row = { ...about, requestId, before, after: current, result: 'done' };
    if (!(await recordAction(stores, context, origin, row))) throw new RepeatedRequestError();
    await publish(context, stores, game);
    return ok({ stop: current });
  });
}

/** Whose presence was stored in this time. A connected player's can be older than PRESENCE_MS if the database is slow. */
const RECENT_MS = RETENTION_MS + PRESENCE_MS;

/** Rounds are published by the leader; players of auto chess who are connected get their state. */
async function publish({ wallClock }: DeskContext, { games, outbox }: DeskStores, game: VirtualGame): Promise<void> {
  if (game !== 'auto_chess') return;
  const accountIds = await games.chessPlayersSince(wallClock.now() - RECENT_MS);
  await outbox.add(accountIds.map((accountId) => ({ kind: 'player', accountId, orderNos: [], hasChess: true })));
}

/** DESK-22. */
export function stopVirtualGame(context: DeskContext, given: Given<'stopVirtualGame'>): Promise<DeskOutcome<Answer>> {
  return changeOnce(context, 'stopVirtualGame', given, async ({ games }, change) =>
    (await games.stop(change)) ? { before: null } : null,
  );
}

export function startVirtualGame(context: DeskContext, given: Given<'startVirtualGame'>): Promise<DeskOutcome<Answer>> {
  return changeOnce(context, 'startVirtualGame', given, async ({ games }, change) => {
    const before = await games.endStop(given.body.stop_id, change);
    return before === null ? null : { before };
  });
}
