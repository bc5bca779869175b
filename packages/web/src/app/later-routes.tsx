import type { ComponentType } from 'react';

import { lazyPart } from '../screens/common/lazy-part';
import { ListSkeleton } from '../screens/match-list/list-skeleton';
import { useLaterPaths, useRoute, type LaterPath } from '../state';

const SKELETON = <ListSkeleton />;

/** With the texts of schedule, results and events, which load with it. */
function contentScreen(load: () => Promise<ComponentType>): ComponentType {
  return lazyPart(async () => {
    const [{ withContentTexts }, Screen] = await Promise.all([import('../screens/common/content-texts'), load()]);
    return withContentTexts(Screen);
  }, SKELETON);
}

/** Second table (ROUTE-3), imported at the start; screens load when opened. */
const SCREENS: Readonly<Record<LaterPath, ComponentType>> = {
  '/champion': lazyPart(async () => (await import('../screens/champion/champion')).Champion, SKELETON),
  '/bets': lazyPart(async () => (await import('../screens/bets/bets')).Bets, SKELETON),
  '/user': lazyPart(async () => (await import('../screens/user/user')).User, SKELETON),
  '/user/limits': lazyPart(async () => (await import('../screens/limits/limits')).Limits, SKELETON),
  '/rules': lazyPart(async () => (await import('../screens/rules/rules')).Rules, SKELETON),
  '/help': lazyPart(async () => (await import('../screens/help/help')).Help, SKELETON),
  '/schedule': contentScreen(async () => (await import('../screens/match-days/schedule')).Schedule),
  '/results': contentScreen(async () => (await import('../screens/match-days/results')).Results),
  '/user/following': contentScreen(async () => (await import('../screens/following/following')).Following),
  '/home': contentScreen(async () => (await import('../screens/home/home')).Home),
  '/announcements': contentScreen(async () => (await import('../screens/news/news-list')).NewsList),
  '/announcements/detail': contentScreen(async () => (await import('../screens/news/news-detail')).NewsDetail),
  '/events': contentScreen(async () => (await import('../screens/events/events')).Events),
  '/events/detail': contentScreen(async () => (await import('../screens/event-detail/event-detail')).EventDetail),
  '/teams/detail': contentScreen(async () => (await import('../screens/team-detail/team-detail')).TeamDetail),
};

const PATHS: ReadonlySet<string> = new Set(Object.keys(SCREENS));
const isLaterPath = (screen: string): screen is LaterPath => PATHS.has(screen);

export function LaterRoutes() {
  const { screen } = useRoute();
  useLaterPaths(PATHS);
  if (!isLaterPath(screen)) return SKELETON;
  const Current = SCREENS[screen];
  return <Current />;
}
