import { MAX_REVEALED } from '@clutchline/contract';

import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../platform/calls';
import type { Context } from './context';
import type { RevealedResult } from './spoiler-store';

type State = CallResponse<'getRevealed'>;

/** SPOIL-1 */
export async function readRevealed(
  context: Pick<Context, 'stores'>,
  _request: CallRequest<'getRevealed'>,
  info: CallInfo,
): Promise<Outcome<State>> {
  return { kind: 'ok', data: await stateOf(context, callerOf(info).accountId) };
}

/** Devices that differ lose nothing: what one of them has revealed is revealed on all (bad input row 201). */
export async function setRevealed(
  context: Pick<Context, 'stores' | 'inTransaction' | 'clock'>,
  { keys, mode }: CallRequest<'setRevealed'>,
  info: CallInfo,
): Promise<Outcome<State>> {
  const { accountId } = callerOf(info);
  const limits = { now: context.clock.now(), max: MAX_REVEALED };
  await context.inTransaction(async ({ spoilers }) => {
    if (mode !== undefined) await spoilers.setMode(accountId, mode);
    if (keys.length > 0) await spoilers.reveal(accountId, keys.map(resultOf), limits);
  });
  return { kind: 'ok', data: await stateOf(context, accountId) };
}

async function stateOf({ stores }: Pick<Context, 'stores'>, accountId: number): Promise<State> {
  const revealed = await stores.spoilers.revealed(accountId);
  return { mode: await stores.spoilers.mode(accountId), keys: revealed.map(keyOf) };
}

function resultOf(key: string): RevealedResult {
  const [gameId = 0, round = 0] = key.split('.').map(Number);
  return { gameId, round };
}

const keyOf = ({ gameId, round }: RevealedResult): string => (round === 0 ? `${gameId}` : `${gameId}.${round}`);
