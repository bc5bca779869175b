import type { DeskRight } from '@clutchline/contract/desk';
import type { ComponentType } from 'react';

import type { TextKey } from '../texts/create-texts';

export interface DeskScreen {
  /** The first part of the address; the parts behind it are `useRest()`. */
  readonly path: string;
  /** Without it the screen is not offered, and the server answers nothing. */
  readonly right: DeskRight;
  readonly title: TextKey;
  /** Behind `g`; null for a screen that is opened from another one, which the navigation does not list. */
  readonly key: string | null;
  /** Place in the navigation. */
  readonly order: number;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** A new screen is one line here, a folder in `screens` and its texts (ARCHITECTURE.md). The first by order is the first page. */
export const SCREENS: readonly DeskScreen[] = [
  {
    ...{ path: 'overview', right: 'see_liability', title: 'overview.title', key: 'o', order: 10 },
    load: () => import('../screens/overview/overview'),
  },
  {
    ...{ path: 'matches', right: 'see_liability', title: 'matches.title', key: 'm', order: 20 },
    load: () => import('../screens/matches/matches'),
  },
  {
    ...{ path: 'match', right: 'see_liability', title: 'match.title', key: null, order: 21 },
    load: () => import('../screens/match/match'),
  },
  {
    ...{ path: 'bets', right: 'see_bets', title: 'bets.title', key: 'b', order: 25 },
    load: () => import('../screens/bets/bets'),
  },
  {
    ...{ path: 'player', right: 'see_player', title: 'player.title', key: 'p', order: 28 },
    load: () => import('../screens/player/players'),
  },
  {
    ...{ path: 'queue', right: 'see_quarantine', title: 'queue.title', key: 'q', order: 32 },
    load: () => import('../screens/queue/queue'),
  },
  {
    ...{ path: 'proposals', right: 'see_proposals', title: 'proposals.title', key: 'a', order: 34 },
    load: () => import('../screens/proposals/proposals'),
  },
  {
    ...{ path: 'locks', right: 'see_locks', title: 'locks.title', key: 'l', order: 36 },
    load: () => import('../screens/locks/locks'),
  },
  {
    ...{ path: 'limits', right: 'see_limits', title: 'limits.title', key: 'k', order: 50 },
    load: () => import('../screens/limits/limits'),
  },
  {
    ...{ path: 'pools', right: 'see_pools', title: 'pools.title', key: 'n', order: 60 },
    load: () => import('../screens/pools/pools'),
  },
  {
    ...{ path: 'games', right: 'see_games', title: 'games.title', key: 'v', order: 62 },
    load: () => import('../screens/games/games'),
  },
  {
    ...{ path: 'content', right: 'see_content', title: 'content.title', key: 'c', order: 65 },
    load: () => import('../screens/content/content'),
  },
  {
    ...{ path: 'names', right: 'see_names', title: 'names.title', key: 'h', order: 66 },
    load: () => import('../screens/names/names'),
  },
  {
    ...{ path: 'reports', right: 'see_reports', title: 'reports.title', key: 'r', order: 70 },
    load: () => import('../screens/reports/reports'),
  },
  {
    ...{ path: 'settings', right: 'see_settings', title: 'settings.title', key: 't', order: 80 },
    load: () => import('../screens/settings/settings'),
  },
  {
    ...{ path: 'people', right: 'see_people', title: 'people.title', key: 'e', order: 85 },
    load: () => import('../screens/people/people'),
  },
  {
    ...{ path: 'audit', right: 'audit_own', title: 'audit.title', key: 'u', order: 90 },
    load: () => import('../screens/audit/audit'),
  },
  {
    ...{ path: 'account', right: 'sign_in', title: 'account.title', key: 'i', order: 100 },
    load: () => import('../screens/account/account'),
  },
];
