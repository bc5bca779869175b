import { formatAmount, selectedItems, type SlipKind } from '@clutchline/domain';

import type { CallBody, CallData, CallReply } from '../../data/caller';
import type { AppState } from '../app-state';
import { announcePlaced, announceRefusals } from '../announcements/announce';
import { applyBalance, refreshAccount } from '../session/refresh-account';
import { playerOf } from '../session/session-store';
import { followToken, requestSignIn } from '../session/sign-in';
import { readSlipFacts } from '../slip/read-slip-facts';
import { IDLE, isUndecided, type PlacementState, type SlipProblem, type SlipStoreState } from '../slip/slip-store';
import { chosenSizes, leastLegsOf, type SlipFacts, stakeTextOf, totalsOf } from '../slip/slip-facts';
import { isPool, plainProblem } from '../slip/slip-row';
import { slipView, type SlipView } from '../slip/slip-view';
import { decimalsOf } from '../slip/decimals-of';
import { stakesIn } from '../slip/stakes';
import {
  findPlacementOutcome,
  pendingOf,
  type PendingPlacement,
  removePending,
  storePending,
} from './pending-placement';
import { settlePlacement } from './settle-placement';

/** SLIP-12. */
const MAX_STORED_STAKES = 20;

const NETWORK: SlipProblem = { reason: 'network', limit: null, message: null };

function setPlacement(app: Pick<AppState, 'slip'>, kind: SlipKind, state: Partial<PlacementState>): void {
  app.slip.setState(({ placement }) => ({ placement: { ...placement, [kind]: { ...IDLE, ...state } } }));
}

/**
 * Stores the request id before sending: after a lost answer the outcome is requested, and nothing is sent twice (BET-1,
 * BET-8).
 */
export async function placeBets(app: AppState, kind: SlipKind): Promise<void> {
  followToken(app);
  if (app.session.getState().token === null) {
    requestSignIn(app);
    return;
  }
  const { generation } = app.session.getState();
  const player = playerOf(app.session.getState());
  if (player === null) return placeOnceKnown(app, kind);
  const facts = readSlipFacts(app);
  const state = app.slip.getState();
  const view = slipView(state, kind, facts);
  if (!view.canPlace) return;
  if (!isConfirmed(state, view, app.env.now())) {
    askToConfirm(app, view);
    return;
  }
  if (view.confirm !== null) app.slip.setState({ asked: null });
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
  storePending(app.stored, pending);
  setPlacement(app, kind, { phase: 'placing' });
  await applyReply(app, { pending, generation }, await app.call('playMore', placement.body));
}

/** A second press within it is the same press. */
const SAME_PRESS_MS = 400;

/** A large stake needs a second press for the same stake, selections and odds (BET-7). */
function isConfirmed(
  { asked }: Pick<SlipStoreState, 'asked'>,
  { confirm }: Pick<SlipView, 'confirm'>,
  now: number,
): boolean {
  if (confirm === null) return true;
  return asked?.key === confirm.key && now - asked.at >= SAME_PRESS_MS;
}

function askToConfirm(app: Pick<AppState, 'env' | 'slip'>, { confirm }: Pick<SlipView, 'confirm'>): void {
  if (confirm === null || app.slip.getState().asked?.key === confirm.key) return;
  app.slip.setState({ asked: { key: confirm.key, at: app.env.now() } });
}

/** Right after the start the player is unknown. */
async function placeOnceKnown(app: AppState, kind: SlipKind): Promise<void> {
  await refreshAccount(app);
  if (playerOf(app.session.getState()) !== null) return placeBets(app, kind);
  if (app.session.getState().token !== null) setPlacement(app, kind, { problem: NETWORK });
}

interface SentPlacement {
  readonly pending: PendingPlacement;
  /** No other player sees the outcome. */
  readonly generation: number;
}

/** Of earlier visits and other tabs. */
export async function resumePlacements(app: AppState): Promise<void> {
  const { placement } = app.slip.getState();
  const pending = pendingOf(app.stored, playerOf(app.session.getState()));
  const left = pending.filter(({ kind }) => !isUndecided(placement[kind].phase));
  await Promise.all(left.map(async (each) => resolveUnknownPlacement(app, each)));
}

async function applyReply(
  app: AppState,
  { pending, generation }: SentPlacement,
  reply: CallReply<CallData<'playMore'>>,
): Promise<void> {
  const isOfAnother = app.session.getState().generation !== generation;
  const isUnknown = reply.kind === 'network-failed' || (reply.kind === 'refused' && reply.refusal === 'still_deciding');
  if (isOfAnother && (isUnknown || reply.kind === 'ok')) return;
  if (isUnknown) return resolveUnknownPlacement(app, pending);
  removePending(app.stored, pending.request_id);
  if (isOfAnother) return;
  if (reply.kind === 'ok') return applyAnswer(app, pending, reply.data);
  setPlacement(app, pending.kind, {
    problem: reply.kind === 'refused' ? { reason: reply.refusal, limit: null, message: reply.message } : null,
  });
  announceRefusals(app, pending);
}

export async function resolveUnknownPlacement(app: AppState, pending: PendingPlacement): Promise<void> {
  setPlacement(app, pending.kind, { phase: 'unknown' });
  const outcome = await findPlacementOutcome(app, pending.request_id);
  if (outcome.kind === 'not-known') return;
  removePending(app.stored, pending.request_id);
  if (outcome.kind === 'found') return applyAnswer(app, pending, outcome.answer);
  setPlacement(app, pending.kind, { problem: plainProblem('not_placed') });
  announceRefusals(app, pending);
}

async function applyAnswer(app: AppState, pending: PendingPlacement, answer: CallData<'playMore'>): Promise<void> {
  const now = app.env.now() + app.freshness.getState().clockOffset;
  app.slip.setState((state) => settlePlacement(state, pending, answer, now));
  const { placed } = app.slip.getState().placement[pending.kind];
  announcePlaced(app, placed);
  announceRefusals(app, pending);
  if (placed.length > 0)
    rememberStakes(
      app,
      pending,
      placed.map(({ orderNo }) => orderNo),
    );
  const { balance } = app.session.getState();
  if (balance !== null) await applyBalance(app, { ...balance, amount: answer.amount });
  app.refresh.ask('own');
}

/** No stake waits for the next selection; refused singles retain theirs. */
function stakesAfterPlacing(state: SlipStoreState, kind: SlipKind): Partial<SlipStoreState> {
  if (kind === 'parlay') return { parlayStake: '' };
  const left = state.slip.singleIds.map((id) => [id, stakeTextOf(state, id)] as const);
  return { commonStake: '', singleStakes: new Map(left.filter(([, stake]) => stake !== '')) };
}

function rememberStakes(
  app: Pick<AppState, 'stored' | 'emit' | 'slip'>,
  pending: PendingPlacement,
  orderNumbers: readonly string[],
): void {
  const lastStakes = [...app.slip.getState().lastStakes, ...pending.stakes].slice(-MAX_STORED_STAKES);
  app.slip.setState((state) => ({ lastStakes, ...stakesAfterPlacing(state, pending.kind) }));
  app.stored.quickaAmount.write(lastStakes);
  app.emit('bet-placed', { orderNumbers });
}

interface Placement {
  readonly body: CallBody<'playMore'>;
  readonly kind: SlipKind;
}

/**
 * Every valid single, or the combo, at the agreed prices; the server checks them against the preference (SLIP-11). Null
 * if empty.
 */
export function buildPlacement(
  typed: SlipStoreState,
  kind: SlipKind,
  facts: SlipFacts,
  requestId: string,
): Placement | null {
  const state = stakesIn(typed, facts.currency?.id ?? null);
  const totals = totalsOf(state, facts);
  const decimals = decimalsOf(facts);
  const lines =
    kind === 'single'
      ? totals.single.placeable.map(({ item, stake }) => ({ item, stake }))
      : selectedItems(state.slip, 'parlay').map((item) => ({ item, stake: totals.parlay.stake }));
  const selections = lines.map(({ item }) => {
    const { odd, version } = state.agreed.get(item.shop_id) ?? item;
    const { shop_id, game_id, play_info_id } = item;
    return { shop_id, game_id, play_info_id, odd: isPool(item) ? null : odd, version };
  });
  const stakes = lines.map(({ stake }) => formatAmount(stake ?? 0n, decimals));
  const [stake] = stakes;
  if (stake === undefined) return null;
  const bets =
    kind === 'single'
      ? stakes.map((each, index) => ({ kind, selections: [index], stake: each }))
      : [{ kind, selections: selections.map((_, index) => index), stake, ...sizesOf(state, facts) }];
  return { kind, body: { request_id: requestId, accept: state.accept, selections, bets } };
}

function sizesOf(state: SlipStoreState, facts: SlipFacts): { readonly sizes?: number[] } {
  const sizes = chosenSizes(state, leastLegsOf(facts));
  return sizes === undefined ? {} : { sizes: [...sizes] };
}
