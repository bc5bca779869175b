import type { SlipKind } from '@clutchline/domain';

import type { CallData, CallReply } from '../../data/caller';
import type { AppState } from '../app-state';
import { requestSignIn } from '../session/request-sign-in';
import { takeBalance } from '../session/take-balance';
import { buildPlacement } from './build-placement';
import { findOutcome } from './find-outcome';
import { dropPending, keepPending, readPending, type PendingPlacement } from './pending-placement';
import { readSlipFacts } from './read-slip-facts';
import { settlePlacement } from './settle-placement';
import { IDLE, type PlacementState, type SlipProblem } from './slip-store';
import { slipView } from './slip-view';

/** The last stakes that count for the quick amount (SLIP-12). */
const KEPT_STAKES = 20;

function setPlacement(app: AppState, kind: SlipKind, state: Partial<PlacementState>): void {
  app.slip.setState(({ placement }) => ({ placement: { ...placement, [kind]: { ...IDLE, ...state } } }));
}

/**
 * Places what stands in a tab (BET-1, BET-8). The request's id is stored before it is sent: whatever happens to the
 * answer, the truth can be asked for, and nothing is ever sent twice.
 */
export async function placeBets(app: AppState, kind: SlipKind): Promise<void> {
  if (app.session.getState().token === null) {
    requestSignIn(app);
    return;
  }
  const facts = readSlipFacts(app);
  const state = app.slip.getState();
  if (!slipView(state, kind, facts).canPlace) return;
  const placement = buildPlacement(state, kind, facts, app.env.randomId());
  if (placement === null) return;
  const { request_id, selections, bets } = placement.body;
  const pending: PendingPlacement = {
    request_id,
    kind,
    shop_ids: selections.map(({ shop_id }) => shop_id),
    stakes: bets.map(({ stake }) => stake),
    sizes: bets[0]?.sizes,
  };
  keepPending(app.stored, pending);
  setPlacement(app, kind, { phase: 'placing' });
  await takeReply(app, pending, await app.call('playMore', placement.body));
}

/** Finds out what became of the placements of an earlier visit or another tab whose answers never came. */
export async function resumePlacements(app: AppState): Promise<void> {
  if (app.session.getState().token === null) return;
  const ask = async (pending: PendingPlacement): Promise<void> => askForTruth(app, pending);
  await Promise.all(readPending(app.stored).map(ask));
}

async function takeReply(
  app: AppState,
  pending: PendingPlacement,
  reply: CallReply<CallData<'playMore'>>,
): Promise<void> {
  const isUnknown = reply.kind === 'refused' && reply.refusal === 'still_deciding';
  if (isUnknown || reply.kind === 'network-failed') return askForTruth(app, pending);
  dropPending(app.stored, pending.request_id);
  if (reply.kind === 'ok') return takeAnswer(app, pending, reply.data);
  setPlacement(app, pending.kind, {
    problem: reply.kind === 'refused' ? { reason: reply.refusal, limit: null, message: reply.message } : null,
  });
}

/** Asks what became of a placement and does what the answer means. */
export async function askForTruth(app: AppState, pending: PendingPlacement): Promise<void> {
  const { turn } = app.session.getState();
  setPlacement(app, pending.kind, { phase: 'unknown' });
  const outcome = await findOutcome(app, pending.request_id);
  if (outcome.kind === 'not-known') {
    if (app.session.getState().turn !== turn) setPlacement(app, pending.kind, {});
    return;
  }
  dropPending(app.stored, pending.request_id);
  if (outcome.kind === 'found') return takeAnswer(app, pending, outcome.answer);
  const problem: SlipProblem = { reason: 'network', limit: null, message: null };
  setPlacement(app, pending.kind, { problem });
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
