import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import type { DeskCaller } from '../access/find-session';
import { onceDone } from '../audit/once-done';
import { recordAction, RepeatedRequestError } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';

export interface PlayerRequest {
  readonly caller: DeskCaller;
  readonly network: string | null;
  readonly body: DeskBody<'freeze'>;
}

interface Act {
  readonly stores: DeskStores;
  readonly accountId: number;
  readonly at: number;
  readonly request: PlayerRequest;
}

/** With its row, once; the act returns what it has changed. */
async function actOn<Change extends object>(
  context: DeskContext,
  action: 'endSessions' | 'freeze' | 'note',
  request: PlayerRequest,
  act: (given: Act) => Promise<DeskOutcome<Change>>,
): Promise<DeskOutcome<Change>> {
  const { player_id: playerId, reason, request_id: requestId } = request.body;
  return await onceDone(context, async (stores) => {
    const accountId = await stores.deskPlayers.accountOf(playerId);
    if (accountId === null) return problem('unknown_player');
    const done = await act({ stores, accountId, at: context.wallClock.now(), request });
    if (done.kind === 'problem') return done;
    const about = { subject: `player:${playerId}`, after: done.data, reason: reason.trim(), requestId, result: 'done' };
    if (!(await recordAction(stores, context, request, { action, ...about }))) throw new RepeatedRequestError();
    return done;
  });
}

/** Calls end with the commit, push connections of all processes with the outbox event. */
async function endSessionsOf({ stores, accountId, at }: Act): Promise<DeskOutcome<DeskAnswer<'endSessions'>>> {
  const ended = await stores.deskPlayers.endSessions(accountId, at);
  if (ended > 0) await stores.outbox.add([{ kind: 'sessions', accountId }]);
  return ok({ ended });
}

export const endPlayerSessions = (
  context: DeskContext,
  request: PlayerRequest,
): Promise<DeskOutcome<DeskAnswer<'endSessions'>>> => actOn(context, 'endSessions', request, endSessionsOf);

/** DESK-20: a placement or a payment is entirely before it, or refused. */
export const freezePlayer = (
  context: DeskContext,
  request: PlayerRequest,
): Promise<DeskOutcome<DeskAnswer<'freeze'>>> =>
  actOn(context, 'freeze', request, async (act) => {
    const { operatorId } = act.request.caller.operator;
    const { reason } = act.request.body;
    const freeze = { accountId: act.accountId, reason: reason.trim(), operatorId, at: act.at };
    if (!(await act.stores.deskPlayers.freeze(freeze))) return problem('frozen_already');
    return await endSessionsOf(act);
  });

export const notePlayer = (context: DeskContext, request: PlayerRequest): Promise<DeskOutcome<DeskAnswer<'note'>>> =>
  actOn(context, 'note', request, () => Promise.resolve(ok({})));
