import type { Tier } from './price-list';
import type { PublishedStrategyName } from './published-returns';

/** Results of whole sessions under auto-chess@1 (CHESS-1): at the end all cards are sold. Tests play them again. */
export interface PublishedSessions {
  /** Of each session. */
  readonly refreshes: number;
  /** Per mille of the sessions that ended with a gain. */
  readonly ahead: number;
  /** Net result below which 5, 50 and 95 % of the sessions ended, hundredths of the base amount. */
  readonly percentiles: readonly [low: number, middle: number, high: number];
}

interface SessionPlay {
  readonly strategy: PublishedStrategyName;
  readonly tier: Tier;
  readonly slots: 6 | 7 | 8;
  /** That were played. */
  readonly sessions: number;
}

export const SESSION_PLAY: SessionPlay = { strategy: 'two_stars', tier: 'basic', slots: 6, sessions: 20_000 };

/** Per cent of {@link PublishedSessions.percentiles}. */
export const SESSION_PERCENTS = [5, 50, 95] as const;

export const PUBLISHED_SESSIONS: readonly PublishedSessions[] = [
  { refreshes: 20, ahead: 292, percentiles: [-2_270, -745, 2_400] },
  { refreshes: 100, ahead: 236, percentiles: [-6_840, -2_455, 3_625] },
];
