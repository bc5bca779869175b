import { type BetHistoryItem, isRefusal } from '@clutchline/contract';

import { playTune, type Tune } from '../../data/play-tune';
import type { AppSettings, AppState } from '../app-state';
import { announceBets, isOfRound } from '../announcements/announce';
import { noteCorrections } from '../corrections/corrections';
import { displayOf } from '../history/history-row';
import type { PlacedBet, PlacementState } from '../slip/slip-store';

export function applyBetUpdates(app: AppState, bets: readonly BetHistoryItem[]): void {
  for (const bet of bets) updatePlacedBet(app, bet);
  noteCorrections(app, bets);
  announceBets(app, bets);
  playBetSounds(app, bets);
}

/** A held bet that the slip still shows (BET-8). */
function updatePlacedBet(app: Pick<AppState, 'slip'>, bet: BetHistoryItem): void {
  const { single, parlay } = app.slip.getState().placement;
  const isShown = [...single.placed, ...parlay.placed].some(({ orderNo }) => orderNo === bet.order_no);
  if (isShown) app.slip.setState({ placement: { single: withUpdate(single, bet), parlay: withUpdate(parlay, bet) } });
}

function withUpdate(placement: PlacementState, bet: BetHistoryItem): PlacementState {
  const placed = placement.placed.map((shown): PlacedBet => {
    if (shown.orderNo !== bet.order_no) return shown;
    const { receive_status: receiveStatus, reject_reason: reason, odds } = bet;
    const rejectReason = reason !== null && isRefusal(reason) ? reason : null;
    const referral = { isReferred: bet.is_referred === 1, offer: bet.offer ?? null };
    return { ...shown, receiveStatus, rejectReason, odds, heldUntil: bet.decide_at, ...referral };
  });
  return { ...placement, placed };
}

const CONFIRMED = 0;
const WON = 1;

type Moment = Tune | 'settled';

/** Neutral has no win or loss sound. Null if held, rejected or swapped. */
function momentOf(bet: BetHistoryItem, display: AppSettings['resultDisplay']): Moment | null {
  const { receive_status, prize_status, revision, swapped_to } = bet;
  if (receive_status !== CONFIRMED || swapped_to !== null) return null;
  if (revision === 0) return 'confirmed';
  return prize_status === WON && display === 'normal' && !isOfRound(bet) ? 'won' : 'settled';
}

/**
 * One sound for simultaneous updates, won before confirmed; each update plays once (USER-7). Until the player was asked
 * it asks instead.
 */
export function playBetSounds(
  app: Pick<AppState, 'settings' | 'spoilers' | 'preferences' | 'playedBets'>,
  bets: readonly BetHistoryItem[],
): void {
  const moments = new Set<Moment>();
  for (const bet of bets) {
    const moment = momentOf(bet, displayOf(app, bet));
    const key = `${bet.order_no}:${bet.revision}`;
    if (moment === null || app.playedBets.has(key)) continue;
    app.playedBets.add(key);
    moments.add(moment);
  }
  if (moments.size === 0) return;
  const { sound } = app.preferences.getState();
  if (sound === null) app.preferences.setState({ asksForSound: true });
  const tune = (['won', 'confirmed'] as const).find((each) => moments.has(each));
  if (sound === 'on' && tune !== undefined) playTune(tune);
}
