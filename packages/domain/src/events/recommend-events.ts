const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SOON_MS = 72 * HOUR_MS;

export interface RecommendationFacts {
  readonly eventId: number;
  /** By the operator. */
  readonly isPinned: boolean;
  readonly tier: 's' | 'a' | 'b' | 'c' | null;
  readonly isLive: boolean;
  /** Start of the next match, ms; null if none is announced. */
  readonly nextMatchAt: number | null;
  /** Start of the next match of a followed team; `now` or earlier while it is played; null without one. */
  readonly followedMatchAt: number | null;
  /** Bets of the player on the event in the last 30 days. */
  readonly ownBets: number;
  /** Distinct players with a bet on the event in the last 24 h. */
  readonly bettors: number;
}

/** In the order in which one of equal points is named. */
const REASONS = ['followed', 'own_bets', 'live', 'popular', 'tier', 'soon'] as const;
type Contribution = (typeof REASONS)[number];
export type RecommendationReason = 'pinned' | Contribution;

export interface Recommendation {
  readonly eventId: number;
  readonly points: number;
  /** `pinned`, else what contributes most. */
  readonly reason: RecommendationReason;
}

const TIER_POINTS = { s: 20, a: 12, b: 6, c: 0 } as const;
const FEWEST_BETTORS = 5;
const MOST_INTEREST = 20;

/**
 * Pinned events, then those with points, best first (HOME-2, HOME-3). Stake amounts are not used, so one large bettor has
 * no effect. Ties: earlier next match, then id.
 *
 * @example recommendEvents([{ ...facts, tier: 's' }], now) // [{ eventId: 7, points: 20, reason: 'tier' }]
 */
export function recommendEvents(events: readonly RecommendationFacts[], now: number): readonly Recommendation[] {
  const begins = new Map(events.map(({ eventId, nextMatchAt }) => [eventId, nextMatchAt ?? Number.MAX_SAFE_INTEGER]));
  const begin = ({ eventId }: Recommendation): number => begins.get(eventId) ?? 0;
  const rank = ({ reason }: Recommendation): number => (reason === 'pinned' ? 0 : 1);
  return events
    .map((event) => recommend(event, interestPoints(event, events), now))
    .filter(({ points, reason }) => points > 0 || reason === 'pinned')
    .sort((a, b) => rank(a) - rank(b) || b.points - a.points || begin(a) - begin(b) || a.eventId - b.eventId);
}

function recommend(event: RecommendationFacts, popular: number, now: number): Recommendation {
  const { eventId, isPinned, tier, followedMatchAt, ownBets } = event;
  const points: Readonly<Record<Contribution, number>> = {
    followed: followedMatchAt !== null && followedMatchAt <= now + SOON_MS ? 40 : 0,
    own_bets: Math.min(3, ownBets) * 10,
    live: event.isLive ? 20 : 0,
    popular,
    tier: tier === null ? 0 : TIER_POINTS[tier],
    soon: soonPoints(event, now),
  };
  const [first = 'soon'] = [...REASONS].sort((a, b) => points[b] - points[a]);
  const reason = isPinned ? 'pinned' : first;
  return { eventId, points: REASONS.reduce((sum, one) => sum + points[one], 0), reason };
}

function soonPoints({ isLive, nextMatchAt }: RecommendationFacts, now: number): number {
  if (isLive || nextMatchAt === null) return 0;
  if (nextMatchAt <= now + DAY_MS) return 12;
  return nextMatchAt <= now + SOON_MS ? 6 : 0;
}

/** Two points less for each event with more players. */
function interestPoints({ bettors }: RecommendationFacts, events: readonly RecommendationFacts[]): number {
  if (bettors < FEWEST_BETTORS) return 0;
  const ahead = events.filter((other) => other.bettors > bettors).length;
  return Math.max(0, MOST_INTEREST - 2 * ahead);
}
