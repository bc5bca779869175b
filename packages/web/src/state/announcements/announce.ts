import { type BetHistoryItem, CATEGORY, isRefusal } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { screenOf } from '../route/screen-of';
import type { PendingPlacement } from '../placement/pending-placement';
import { plainProblem } from '../slip/slip-row';
import type { PlacedBet, SlipStoreState } from '../slip/slip-store';
import { displayOf, hidesOutcome } from '../history/history-row';
import type { AnnouncedBet, Announcement, AnnouncementStore, BetMoment } from './announcement-store';

/** More than come together: an entry that leaves before it is drawn is not announced. */
const MOST_ENTRIES = 40;

/** U3. */
export function announce(announcements: AnnouncementStore, announcement: Announcement): void {
  announcements.setState(({ log }) => {
    const id = (log.at(-1)?.id ?? 0) + 1;
    return { log: [...log, { ...announcement, id }].slice(-MOST_ENTRIES) };
  });
}

type Announcer = Pick<AppState, 'env' | 'settings' | 'spoilers' | 'announcements' | 'announcedBets'>;

/** Once per bet state, from the answer or the push (BET-4). */
function announceOnce(app: Announcer, key: string, moment: BetMoment, bet: AnnouncedBet): boolean {
  if (app.announcedBets.has(key)) return false;
  app.announcedBets.add(key);
  announce(app.announcements, { kind: 'bet', moment, bet });
  return true;
}

const isPool = (legs: readonly Pick<PlacedBet['items'][number], 'play'>[]): boolean =>
  legs.some(({ play }) => play.category_id === CATEGORY.normal_bet);

export function announcePlaced(app: Announcer, placed: readonly PlacedBet[]): void {
  for (const { orderNo, receiveStatus, items, stake, odds, combinationCount } of placed) {
    const hasPrice = combinationCount === 1 && !isPool(items);
    const moment = receiveStatus === 1 ? 'held' : 'accepted';
    const bet = { picks: items, stake, amount: stake, currencyId: null, odds: hasPrice ? odds : null, problem: null };
    announceOnce(app, keyOf(orderNo, receiveStatus, 0), moment, bet);
  }
}

/** What the server did not accept: each single with its reason, or the request as a whole. */
export function announceRefusals(
  app: Pick<AppState, 'announcements' | 'slip'>,
  { kind, shop_ids }: Pick<PendingPlacement, 'kind' | 'shop_ids'>,
): void {
  const { slip, placement } = app.slip.getState();
  const { problem, refused } = placement[kind];
  const isCombo = kind === 'parlay';
  if (problem !== null) {
    const concerned = itemsOf(slip, [...refused.keys()]);
    announce(app.announcements, { kind: 'refusal', picks: itemsOf(slip, shop_ids), isCombo, concerned, problem });
    return;
  }
  for (const [id, own] of refused) {
    announce(app.announcements, {
      ...{ kind: 'refusal', isCombo, concerned: [], problem: own },
      picks: itemsOf(slip, [id]),
    });
  }
}

const itemsOf = ({ items }: SlipStoreState['slip'], ids: readonly number[]) =>
  ids.flatMap((id) => items.find(({ shop_id }) => shop_id === id) ?? []);

const keyOf = (orderNo: string, receiveStatus: number, revision: number): string =>
  `${orderNo}:${String(receiveStatus)}:${String(revision)}`;

/** Settlements and corrections also mark My bets until it is opened (BET-9). */
export function announceBets(app: Announcer, bets: readonly BetHistoryItem[]): void {
  for (const bet of bets) {
    const moment = momentOf(app, bet);
    const key = keyOf(bet.order_no, bet.receive_status, bet.revision);
    if (moment === null || !announceOnce(app, key, moment, announcedBet(bet))) continue;
    if (bet.revision > 0) markResult(app, bet, moment);
  }
}

function markResult({ env, announcements }: Announcer, bet: BetHistoryItem, moment: BetMoment): void {
  const { log, unseen, paid } = announcements.getState();
  const isSeen = screenOf(env.location.read().path) === '/bets';
  const isPaid = moment === 'returned' || (moment === 'won' && !isOfRound(bet));
  const notice = isPaid ? { moment, ...amountOf(bet), id: log.at(-1)?.id ?? 0 } : paid;
  announcements.setState({
    paid: notice,
    unseen: isSeen ? [] : [...unseen.filter((orderNo) => orderNo !== bet.order_no), bet.order_no],
  });
}

/** One bet of a round can win while its bets together return less than was paid, so no win is celebrated (ROUND-8). */
export const isOfRound = ({ legs }: Pick<BetHistoryItem, 'legs'>): boolean =>
  legs.some(({ match }) => match.kind === 'virtual');

const amountOf = (bet: BetHistoryItem) => ({
  amount: isReturned(bet) ? bet.stake : (bet.settlement_amount ?? '0'),
  currencyId: bet.currency_id,
});

function announcedBet(bet: BetHistoryItem): AnnouncedBet {
  const { legs, stake, odds, lines, reject_reason } = bet;
  const problem = reject_reason !== null && isRefusal(reject_reason) ? plainProblem(reject_reason) : null;
  return { picks: legs, stake, ...amountOf(bet), odds: lines === 1 && !isPool(legs) ? odds : null, problem };
}

const RETURNS_STAKE: readonly string[] = ['void', 'push'];

const isReturned = (bet: Pick<BetHistoryItem, 'is_cancel' | 'legs'>): boolean =>
  bet.is_cancel === 1 || bet.legs.every(({ outcome }) => RETURNS_STAKE.includes(outcome));

/** Null for a swapped stake. Neutral has neither won nor lost (BET-3, C12), a hidden outcome no refund either (SPOIL-4). */
function momentOf(app: Announcer, bet: BetHistoryItem): BetMoment | null {
  const display = displayOf(app, bet);
  const { receive_status, revision, prize_status, swapped_to } = bet;
  if (swapped_to !== null) return null;
  if (receive_status !== 0) return receive_status === 1 ? 'held' : 'rejected';
  if (revision === 0) return 'accepted';
  if (revision > 1) return display === 'neutral' ? 'resettled' : 'corrected';
  if (isReturned(bet) && !hidesOutcome(app, bet)) return 'returned';
  if (display === 'neutral') return 'settled';
  return prize_status === 1 ? 'won' : 'lost';
}
