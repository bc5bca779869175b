import { Component, type ComponentType, type ReactNode } from 'react';

import { lazyPart } from '../screens/common/lazy-part';
import { Frame } from '../screens/frame/frame';
import { DetailSkeleton } from '../screens/match-detail/detail-skeleton';
import { ListSkeleton } from '../screens/match-list/list-skeleton';
import { MatchList } from '../screens/match-list/match-list';
import { NotNet } from '../screens/not-net/not-net';
import { type RouteView, useRoute } from '../state';
import { PartFailed } from '../screens/common/load-failed';

const SKELETON = <ListSkeleton />;

const LaterRoutes = lazyPart(async () => (await import('./later-routes')).LaterRoutes, SKELETON, 'screen');

/** First table; `later-routes` has the second (ROUTE-3). */
const SCREENS: Readonly<Partial<Record<RouteView['screen'], ComponentType>>> = {
  'match-list': MatchList,
  'match-detail': lazyPart(
    async () => (await import('../screens/match-detail/match-detail')).MatchDetail,
    <DetailSkeleton />,
    'screen',
  ),
  'not-net': NotNet,
  'ip-limit': lazyPart(async () => (await import('../screens/ip-limit/ip-limit')).IpLimit),
  'not-found': lazyPart(async () => (await import('../screens/not-found/not-found')).NotFound),
};

export function AppRoutes() {
  const { screen } = useRoute();
  const Current = SCREENS[screen] ?? LaterRoutes;
  return (
    <Frame browses={/^match-/.test(screen)} bets={screen !== 'ip-limit'}>
      <ErrorBoundary key={screen}>
        <Current />
      </ErrorBoundary>
    </Frame>
  );
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Replaces a failed part; retries on request (ERR-6). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <PartFailed error={error} retries={0} retry={() => this.setState({ error: null })} />;
  }
}
