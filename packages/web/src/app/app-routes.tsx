import type { ComponentType } from 'react';

import { lazyPart } from '../screens/common/lazy-part';
import { Frame } from '../screens/frame/frame';
import { MatchList } from '../screens/match-list/match-list';
import { ListSkeleton } from '../screens/match-list/list-skeleton';
import { NotNet } from '../screens/not-net/not-net';
import { useRoute, type Screen } from '../state';
import { ErrorBoundary } from './error-boundary';

const BONES = <ListSkeleton />;

/** The other screens load when opened. */
const SCREENS: Readonly<Record<Screen, ComponentType>> = {
  'match-list': MatchList,
  'match-detail': lazyPart(async () => (await import('../screens/match-detail/match-detail')).MatchDetail, BONES),
  champion: lazyPart(async () => (await import('../screens/champion/champion')).Champion, BONES),
  bets: lazyPart(async () => (await import('../screens/bets/bets')).Bets, BONES),
  user: lazyPart(async () => (await import('../screens/user/user')).User, BONES),
  limits: lazyPart(async () => (await import('../screens/limits/limits')).Limits, BONES),
  'not-net': NotNet,
  'ip-limit': lazyPart(async () => (await import('../screens/ip-limit/ip-limit')).IpLimit),
  'not-found': lazyPart(async () => (await import('../screens/not-found/not-found')).NotFound),
};

export function AppRoutes() {
  const { screen } = useRoute();
  const Current = SCREENS[screen];
  return (
    <Frame browses={screen === 'match-list' || screen === 'match-detail'}>
      <ErrorBoundary key={screen}>
        <Current />
      </ErrorBoundary>
    </Frame>
  );
}
