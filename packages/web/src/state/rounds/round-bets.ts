import { type BetResult, type Point, refusalOf } from '@clutchline/contract';
import { formatAmount, parseStakeInput } from '@clutchline/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { CallBody, CallData, CallReply } from '../../data/caller';
import type { AppState } from '../app-state';
import { findPlacementOutcome, pendingRounds, removePending, storePending } from '../placement/pending-placement';
import { applyBalance } from '../session/refresh-account';
import { playerOf } from '../session/session-store';
import { followToken, requestSignIn } from '../session/sign-in';
import { decimalsOf } from '../slip/decimals-of';
import { readSlipFacts } from '../slip/read-slip-facts';
import type { SlipProblem } from '../slip/slip-store';
import { plainProblem } from '../slip/slip-row';
import { isLargeStake } from '../slip/stakes';
import type { OpenGame } from './round-game';

export interface RoundBet {
  readonly orderNo: string;
  readonly shopId: number;
  /** Wire amount. */
  readonly stake: string;
  /** Wire price. */
  readonly odds: string;
}

export interface RoundBetsState {
  /** Their picks and bets are of this round. */
  readonly round: number;
  readonly picked: readonly number[];
  /** As typed, of each bet. */
  readonly stake: string;
  readonly phase: 'idle' | 'asked' | 'placing' | 'unknown';
  /** Since when `phase` is `asked`, ms of the page. */
  readonly askedAt: number;
  readonly placed: readonly RoundBet[];
  /** By point. */
  readonly refused: ReadonlyMap<number, SlipProblem>;
  readonly problem: SlipProblem | null;
  /** Of the last round in which the player bet: "repeat" fills the selection by market and pick. */
  readonly last: readonly string[];
  /** Player whose cut-off placements were asked for. */
  readonly resumedFor: string | null;
}

export type RoundBetsStore = StoreApi<RoundBetsState>;

const EMPTY = {
  round: 0,
  picked: [],
  phase: 'idle',
  askedAt: 0,
  placed: [],
  refused: new Map(),
  problem: null,
} as const;

export const createRoundBets = (): RoundBetsStore =>
  createStore<RoundBetsState>(() => ({ ...EMPTY, stake: '', last: [], resumedFor: null }));

const stores = new WeakMap<object, RoundBetsStore>();

/** One for the life of the app: a placement whose answer is missing is known on return to the screen (BET-8). */
export function roundBetsOf(app: object): RoundBetsStore {
  const store = stores.get(app) ?? createRoundBets();
  stores.set(app, store);
  return store;
}

/** Whether a placement has no answer yet; until then nothing of the next one can be changed or sent (BET-8). */
const isPlacing = ({ phase }: Pick<RoundBetsState, 'phase'>): boolean => phase === 'placing' || phase === 'unknown';

/** Bets of one request. */
export const MOST_PICKS = 16;

const pointsOf = ({ plays }: Pick<OpenGame, 'plays'>) =>
  plays.flatMap((play) => play.points.map((point) => ({ play, point })));

/** The same text for the same pick of every round. */
function textOfPick({ play, point }: ReturnType<typeof pointsOf>[number], { match }: OpenGame): string {
  const { pick } = point;
  const side = pick.kind === 'team' ? (pick.team_id === match.team_id_1 ? 1 : 2) : '';
  const line = play.market === 'total_kills' ? play.line : '';
  const detail = pick.kind === 'band' ? pick.from : pick.kind === 'position' ? pick.position : side;
  return [play.market, line, pick.kind, detail].join(' ');
}

/** A new round begins without picks; a placement under way ends as that of its round. */
export function startRound(store: RoundBetsStore, game: OpenGame): void {
  const state = store.getState();
  if (state.round !== game.round.round) store.setState({ ...EMPTY, round: game.round.round });
}

export function togglePick(store: RoundBetsStore, shopId: number): void {
  if (isPlacing(store.getState())) return;
  const { picked, refused } = store.getState();
  const isPicked = picked.includes(shopId);
  if (!isPicked && picked.length >= MOST_PICKS) return;
  store.setState({
    phase: 'idle',
    picked: isPicked ? picked.filter((id) => id !== shopId) : [...picked, shopId],
    refused: new Map([...refused].filter(([id]) => id !== shopId)),
  });
}

export function setRoundStake(store: RoundBetsStore, stake: string): void {
  if (!isPlacing(store.getState())) store.setState({ stake, phase: 'idle', problem: null });
}

export function clearPicks(store: RoundBetsStore): void {
  if (isPlacing(store.getState())) return;
  store.setState({ phase: 'idle', picked: [], refused: new Map(), problem: null });
}

/** Selects the picks of the last round with bets; places nothing. */
export function repeatPicks(store: RoundBetsStore, game: OpenGame): void {
  if (isPlacing(store.getState())) return;
  const last = new Set(store.getState().last);
  const picked = pointsOf(game).filter((each) => last.has(textOfPick(each, game)));
  store.setState({ phase: 'idle', picked: picked.map(({ point }) => point.point_id) });
}

/** Minor units of one bet; null if invalid. */
export function stakeOf(app: Pick<AppState, 'session'>, text: string): bigint | null {
  const stake = parseStakeInput(text, decimalsOf(app.session.getState()));
  return stake === null || stake <= 0n ? null : stake;
}

interface Sent {
  readonly requestId: string;
  readonly generation: number;
  readonly game: OpenGame;
  readonly points: readonly Point[];
  /** Wire amount of each bet. */
  readonly stake: string;
}

/** Places every pick as a single with one request (BET-1, BET-8); a large sum needs a second press (BET-7). */
export async function placeRoundBets(app: AppState, store: RoundBetsStore, game: OpenGame): Promise<void> {
  followToken(app);
  const { token, generation } = app.session.getState();
  if (token === null) {
    requestSignIn(app);
    return;
  }
  const { picked, stake: text, phase } = store.getState();
  const player = playerOf(app.session.getState());
  const stake = stakeOf(app, text);
  const chosen = pointsOf(game).filter(({ point }) => picked.includes(point.point_id));
  if (isPlacing(store.getState()) || chosen.length === 0) return;
  if (stake === null || player === null) {
    store.setState({ problem: plainProblem(stake === null ? 'enter_amount' : 'network') });
    return;
  }
  if (isLargeStake(stake * BigInt(chosen.length), null, readSlipFacts(app)) && !isConfirmed(store, phase)) return;
  const amount = formatAmount(stake, decimalsOf(app.session.getState()));
  const sent: Sent = {
    ...{ requestId: app.env.randomId(), generation, game },
    ...{ points: chosen.map(({ point }) => point), stake: amount },
  };
  storePending(app.stored, {
    request_id: sent.requestId,
    player,
    kind: 'round',
    shop_ids: sent.points.map(({ point_id }) => point_id),
    stakes: sent.points.map(() => amount),
  });
  store.setState({
    phase: 'placing',
    problem: null,
    refused: new Map(),
    last: chosen.map((each) => textOfPick(each, game)),
  });
  await applyReply(app, store, sent, await app.call('playMore', bodyOf(sent, chosen)));
}

/** Of one press. */
const SAME_PRESS_MS = 400;

/** Asks at the first press; a double tap is one (BET-7). */
function isConfirmed(store: RoundBetsStore, phase: RoundBetsState['phase']): boolean {
  const now = performance.now();
  if (phase === 'asked') return now - store.getState().askedAt >= SAME_PRESS_MS;
  store.setState({ phase: 'asked', askedAt: now });
  return false;
}

function bodyOf({ requestId, stake, points }: Sent, chosen: ReturnType<typeof pointsOf>): CallBody<'playMore'> {
  return {
    request_id: requestId,
    accept: 'none',
    selections: chosen.map(({ play, point }) => ({
      shop_id: point.point_id,
      game_id: play.game_id,
      play_info_id: play.play_info_id,
      odd: point.odd,
      version: point.version,
    })),
    bets: points.map((_, index) => ({ kind: 'single', selections: [index], stake })),
  };
}

type Reply = CallReply<CallData<'playMore'>>;

async function applyReply(app: AppState, store: RoundBetsStore, sent: Sent, reply: Reply): Promise<void> {
  const isOfAnother = (): boolean => app.session.getState().generation !== sent.generation;
  const isUnknown = reply.kind === 'network-failed' || (reply.kind === 'refused' && reply.refusal === 'still_deciding');
  if (isUnknown && !isOfAnother()) return resolveUnknown(app, store, sent);
  if (isUnknown) return;
  removePending(app.stored, sent.requestId);
  if (isOfAnother()) return;
  if (reply.kind === 'ok') return applyAnswer(app, store, sent, reply.data);
  const message = reply.kind === 'refused' ? reply.message : null;
  const problem = { reason: reply.kind === 'refused' ? reply.refusal : 'network', limit: null, message } as const;
  store.setState({ phase: 'idle', problem });
}

/** A lost answer is asked for until the server knows (BET-8), also during the match. */
async function resolveUnknown(app: AppState, store: RoundBetsStore, sent: Sent): Promise<void> {
  if (isOfShownRound(store, sent)) store.setState({ phase: 'unknown' });
  const outcome = await findPlacementOutcome(app, sent.requestId);
  if (outcome.kind === 'not-known') return;
  removePending(app.stored, sent.requestId);
  if (outcome.kind === 'found') return applyAnswer(app, store, sent, outcome.answer);
  if (isOfShownRound(store, sent)) store.setState({ phase: 'idle', problem: plainProblem('not_placed') });
}

/** Bets that were cut off, such as by a reload: asked for once, and shown with their round (BET-8). */
export async function resumeRoundBets(app: AppState, store: RoundBetsStore, game: OpenGame): Promise<void> {
  const player = playerOf(app.session.getState());
  if (player === null || store.getState().resumedFor === player) return;
  store.setState({ resumedFor: player });
  const pending = pendingRounds(app.stored, player);
  const { generation } = app.session.getState();
  const points = pointsOf(game).map(({ point }) => point);
  await Promise.all(
    pending.map(async ({ request_id: requestId, shop_ids, stakes: [stake = '0'] }) => {
      const own = shop_ids.flatMap((id) => points.find(({ point_id }) => point_id === id) ?? []);
      if (own.length === shop_ids.length)
        return resolveUnknown(app, store, { requestId, generation, game, points: own, stake });
      const outcome = await findPlacementOutcome(app, requestId);
      if (outcome.kind === 'not-known') return;
      removePending(app.stored, requestId);
      app.refresh.ask('own');
    }),
  );
}

const isOfShownRound = (store: RoundBetsStore, { game }: Sent): boolean => store.getState().round === game.round.round;

async function applyAnswer(
  app: AppState,
  store: RoundBetsStore,
  sent: Sent,
  answer: CallData<'playMore'>,
): Promise<void> {
  if (isOfShownRound(store, sent)) showAnswer(store, sent, answer.results);
  const { balance } = app.session.getState();
  if (balance !== null) await applyBalance(app, { ...balance, amount: answer.amount });
  app.refresh.ask('own');
}

/** Each result is of its pick; accepted picks leave the selection, refused ones remain with a reason (BET-7). */
function showAnswer(store: RoundBetsStore, { points, stake }: Sent, results: readonly BetResult[]): void {
  const { placed, picked } = store.getState();
  const done: RoundBet[] = [];
  const refused = new Map<number, SlipProblem>();
  results.slice(0, points.length).forEach((result, index) => {
    const shopId = points[index]?.point_id ?? 0;
    const odds = result.legs[0]?.used ?? points[index]?.odd ?? null;
    if (result.error === null && result.order_no !== null && odds !== null)
      done.push({ orderNo: result.order_no, shopId, stake, odds });
    else refused.set(shopId, problemOf(result));
  });
  store.setState({
    phase: 'idle',
    placed: [...placed, ...done],
    picked: picked.filter((id) => !done.some(({ shopId }) => shopId === id)),
    refused,
    problem: refused.values().next().value ?? null,
  });
}

function problemOf({ error }: BetResult): SlipProblem {
  if (error === null) return plainProblem('bet_invalid');
  const { error_code, limit, whole, offer, message } = error;
  const reason = refusalOf(error_code) ?? 'bet_invalid';
  return { reason, limit, whole, offer, message: message === '' ? null : message };
}
