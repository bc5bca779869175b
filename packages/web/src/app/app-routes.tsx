import type { ComponentType } from 'react';

import { lazyPart } from '../screens/common/lazy-part';
import { Frame } from '../screens/frame/frame';
import { DetailSkeleton } from '../screens/match-detail/detail-skeleton';
import { ListSkeleton } from '../screens/match-list/list-skeleton';
import { MatchList } from '../screens/match-list/match-list';
import { NotNet } from '../screens/not-net/not-net';
import { useRoute, type RouteView } from '../state';
import { ErrorBoundary } from './error-boundary';

const SKELETON = <ListSkeleton />;

const LaterRoutes = lazyPart(async () => (await import('./later-routes')).LaterRoutes, SKELETON);

/** First table; `later-routes` has the second (ROUTE-3). */
const SCREENS: Readonly<Partial<Record<RouteView['screen'], ComponentType>>> = {
  'match-list': MatchList,
  'match-detail': lazyPart(
    async () => (await import('../screens/match-detail/match-detail')).MatchDetail,
    <DetailSkeleton />,
  ),
  'not-net': NotNet,
  'ip-limit': lazyPart(async () => (await import('../screens/ip-limit/ip-limit')).IpLimit),
  'not-found': lazyPart(async () => (await import('../screens/not-found/not-found')).NotFound),
};

export function AppRoutes() {
  const { screen } = useRoute();
  const Current = SCREENS[screen] ?? LaterRoutes;
  return (
    <Frame browses={screen === 'match-list' || screen === 'match-detail'} bets={screen !== 'ip-limit'}>
      <ErrorBoundary key={screen}>
        <Current />
      </ErrorBoundary>
    </Frame>
  );
}
