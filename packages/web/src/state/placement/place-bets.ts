import type { SlipKind } from '@clutchline/domain';

import type { CallData, CallReply } from '../../data/caller';
import type { AppState } from '../app-state';
import { playerOf } from '../session/player-of';
import { refreshAccount } from '../session/refresh-account';
import { requestSignIn } from '../session/request-sign-in';
import { followToken } from '../session/sign-in';
import { takeBalance } from '../session/take-balance';
import { buildPlacement } from './build-placement';
import { findOutcome } from './find-outcome';
import { isConfirmed } from './confirm-stake';
import { dropPending, keepPending, pendingOf, type PendingPlacement } from './pending-placement';
import { readSlipFacts } from '../slip/read-slip-facts';
import { settlePlacement } from './settle-placement';
import { IDLE, isUndecided, type PlacementState, type SlipProblem } from '../slip/slip-store';
import { slipView } from '../slip/slip-view';

/** For the quick amount (SLIP-12). */
const KEPT_STAKES = 20;

const NETWORK: SlipProblem = { reason: 'network', limit: null, message: null };

function setPlacement(app: AppState, kind: SlipKind, state: Partial<PlacementState>): void {
  app.slip.setState(({ placement }) => ({ placement: { ...placement, [kind]: { ...IDLE, ...state } } }));
}

/**
 * The request id is stored before sending: if the answer is lost, the outcome can be requested, and nothing is sent
 * twice (BET-1, BET-8).
 */
export async function placeBets(app: AppState, kind: SlipKind): Promise<void> {
  followToken(app);
  if (app.session.getState().token === null) {
    requestSignIn(app);
    return;
  }
  const { turn } = app.session.getState();
  const player = playerOf(app.session.getState());
  if (player === null) return placeOnceKnown(app, kind);
  const facts = readSlipFacts(app);
  const state = app.slip.getState();
  const view = slipView(state, kind, facts);
  if (!view.canPlace || !isConfirmed(app, view)) return;
  const placement = buildPlacement(state, kind, facts, app.env.randomId());
  if (placement === null) return;
  const { request_id, selections, bets } = placement.body;
  const pending: PendingPlacement = {
    request_id,
    player,
    kind,
    shop_ids: selections.map(({ shop_id }) => shop_id),
    stakes: bets.map(({ stake }) => stake),
    sizes: bets[0]?.sizes,
  };
  keepPending(app.stored, pending);
  setPlacement(app, kind, { phase: 'placing' });
  await takeReply(app, { pending, turn }, await app.call('playMore', placement.body));
}

/** Right after the start the player is unknown. */
async function placeOnceKnown(app: AppState, kind: SlipKind): Promise<void> {
  await refreshAccount(app);
  if (playerOf(app.session.getState()) !== null) return placeBets(app, kind);
  if (app.session.getState().token !== null) setPlacement(app, kind, { problem: NETWORK });
}

interface SentPlacement {
  readonly pending: PendingPlacement;
  /** Session generation: no other player sees the outcome. */
  readonly turn: number;
}

/** Resolves the player's placements without answer, of an earlier visit or another tab. */
export async function resumePlacements(app: AppState): Promise<void> {
  const { placement } = app.slip.getState();
  const pending = pendingOf(app.stored, playerOf(app.session.getState()));
  const left = pending.filter(({ kind }) => !isUndecided(placement[kind].phase));
  await Promise.all(left.map(async (each) => askForTruth(app, each)));
}

async function takeReply(
  app: AppState,
  { pending, turn }: SentPlacement,
  reply: CallReply<CallData<'playMore'>>,
): Promise<void> {
  const isOfAnother = app.session.getState().turn !== turn;
  const isUnknown = reply.kind === 'network-failed' || (reply.kind === 'refused' && reply.refusal === 'still_deciding');
  if (isOfAnother && (isUnknown || reply.kind === 'ok')) return;
  if (isUnknown) return askForTruth(app, pending);
  dropPending(app.stored, pending.request_id);
  if (isOfAnother) return;
  if (reply.kind === 'ok') return takeAnswer(app, pending, reply.data);
  setPlacement(app, pending.kind, {
    problem: reply.kind === 'refused' ? { reason: reply.refusal, limit: null, message: reply.message } : null,
  });
}

/** Requests and applies the outcome of a placement. */
export async function askForTruth(app: AppState, pending: PendingPlacement): Promise<void> {
  setPlacement(app, pending.kind, { phase: 'unknown' });
  const outcome = await findOutcome(app, pending.request_id);
  if (outcome.kind === 'not-known') return;
  dropPending(app.stored, pending.request_id);
  if (outcome.kind === 'found') return takeAnswer(app, pending, outcome.answer);
  setPlacement(app, pending.kind, { problem: NETWORK });
}

async function takeAnswer(app: AppState, pending: PendingPlacement, answer: CallData<'playMore'>): Promise<void> {
  const now = app.env.now() + app.freshness.getState().clockOffset;
  app.slip.setState((state) => settlePlacement(state, pending, answer, now));
  const { placed } = app.slip.getState().placement[pending.kind];
  if (placed.length > 0)
    rememberStakes(
      app,
      pending,
      placed.map(({ orderNo }) => orderNo),
    );
  const { balance } = app.session.getState();
  if (balance !== null) await takeBalance(app, { ...balance, amount: answer.amount });
  app.refresh.ask('own');
}

function rememberStakes(app: AppState, pending: PendingPlacement, orderNumbers: readonly string[]): void {
  const lastStakes = [...app.slip.getState().lastStakes, ...pending.stakes].slice(-KEPT_STAKES);
  app.slip.setState({ lastStakes, ...(pending.kind === 'parlay' ? { parlayStake: '' } : {}) });
  app.stored.quickaAmount.write(lastStakes);
  app.emit('bet-placed', { orderNumbers });
}
