import { changeChessSeeds } from '@clutchline/contract';
import { readClientSeed } from '@clutchline/domain/auto-chess';
import { toHex } from '@clutchline/domain/chance';

import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../platform/calls';
import { bodyHashOf, refuseChess, runAction, storedAnswer } from './chess-answers';
import { toStateInfo } from './chess-info';
import { NO_DETAILS } from './chess-store';
import type { Context } from './context';
import { holdChess, newSeed, secretOf, type HeldChess } from './hold-chess';

type Changed = CallResponse<'changeChessSeeds'>;

interface Change {
  readonly requestId: string;
  readonly clientSeed: string;
}

/**
 * Reveals the server seed in use and activates the next one, whose hash was shown before, with the client seed (CHESS-10).
 * A refresh of another tab happens entirely before or after it.
 */
export async function changeSeeds(
  context: Context,
  { client_seed, request_id }: CallRequest<'changeChessSeeds'>,
  info: CallInfo,
): Promise<Outcome<Changed>> {
  const clientSeed = readClientSeed(client_seed);
  if (clientSeed === null) return { kind: 'refused', refusal: 'bad_request' };
  const change = { requestId: request_id, clientSeed };
  return await runAction(context, info, (own) => changeHeld(own, change, info));
}

async function changeHeld(
  context: Context,
  { requestId, clientSeed }: Change,
  info: CallInfo,
): Promise<Outcome<Changed>> {
  const { stores } = context;
  const { accountId } = callerOf(info);
  const held = await holdChess(context, info, true);
  const bodyHash = bodyHashOf({ kind: 'change_seeds', client_seed: clientSeed });
  const answered = await stores.chess.answered(accountId, requestId);
  if (answered !== null) return storedAnswer(changeChessSeeds.response, { answered, bodyHash, held });
  const { seedsNo: no } = held.stored;
  const secret = await secretOf(context, accountId, no);
  if (secret === null) return refuseChess('unavailable', held);
  const further = newSeed(context, no + 2);
  const answer = answerOf(held, { seed: toHex(secret), clientSeed, furtherHash: further.hash });
  const { version, at } = answer.state;
  await stores.chess.changeSeeds(
    accountId,
    { no, seed: answer.revealed.seed, clientSeed, further },
    {
      ...{ requestId, bodyHash, version, at, answer, kind: 'change_seeds', amount: 0n },
      ...{ orderNo: null, transactionId: null, ...NO_DETAILS },
    },
  );
  await stores.outbox.add([{ kind: 'player', accountId, orderNos: [], hasChess: true }]);
  return { kind: 'ok', data: answer };
}

interface Activated {
  readonly seed: string;
  readonly clientSeed: string;
  readonly furtherHash: string;
}

function answerOf({ stored, moment }: HeldChess, { seed, clientSeed, furtherHash }: Activated): Changed {
  const state = { ...stored.state, version: stored.state.version + 1, counter: 0 };
  const { seedsNo, nextHash } = stored;
  const seeds = { seedsNo: seedsNo + 1, hash: nextHash, nextHash: furtherHash, clientSeed };
  return {
    revealed: { no: seedsNo, hash: stored.hash, client_seed: stored.clientSeed, seed },
    state: toStateInfo({ ...stored, ...seeds, state }, moment),
  };
}
