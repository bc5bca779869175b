import type { ComponentType } from 'react';

import { lazyPart } from '../screens/common/lazy-part';
import { ListSkeleton } from '../screens/match-list/list-skeleton';
import { useLaterPaths, useRoute, type LaterPath } from '../state';
import { CONTENT_PATHS, type ContentPath } from './content-paths';

const SKELETON = <ListSkeleton />;

const ContentRoutes = lazyPart(async () => (await import('./content-routes')).ContentRoutes, SKELETON, 'screen');

/** One screen: its parts share the running round. */
const Speed = lazyPart(async () => (await import('../screens/virtual-speed/speed')).Speed, SKELETON);

/** One screen: its parts share the state of the player. */
const Chess = lazyPart(async () => (await import('../screens/virtual-chess/chess')).Chess, SKELETON);

/** Second table (ROUTE-3), imported at the start; screens load when opened. */
const SCREENS: Readonly<Record<Exclude<LaterPath, ContentPath>, ComponentType>> = {
  '/champion': lazyPart(async () => (await import('../screens/champion/champion')).Champion, SKELETON),
  '/bets': lazyPart(async () => (await import('../screens/bets/bets')).Bets, SKELETON),
  '/user': lazyPart(async () => (await import('../screens/user/user')).User, SKELETON),
  '/user/limits': lazyPart(async () => (await import('../screens/limits/limits')).Limits, SKELETON),
  '/rules': lazyPart(async () => (await import('../screens/rules/rules')).Rules, SKELETON),
  '/help': lazyPart(async () => (await import('../screens/help/help')).Help, SKELETON),
  '/virtual/speed': Speed,
  '/virtual/speed/records': Speed,
  '/virtual/speed/results': Speed,
  '/virtual/speed/rules': Speed,
  '/virtual/speed/fairness': Speed,
  '/virtual/chess': Chess,
  '/virtual/chess/backpack': Chess,
  '/virtual/chess/records': Chess,
  '/virtual/chess/guide': Chess,
  '/virtual/chess/rules': Chess,
  '/virtual/chess/prices': Chess,
  '/virtual/chess/fairness': Chess,
};

const PATHS: ReadonlySet<string> = new Set([...CONTENT_PATHS, ...Object.keys(SCREENS)]);
const isContentPath = (screen: LaterPath): screen is ContentPath => CONTENT_PATHS.some((path) => path === screen);
const isLaterPath = (screen: string): screen is LaterPath => PATHS.has(screen);

export function LaterRoutes() {
  const { screen } = useRoute();
  useLaterPaths(PATHS);
  if (!isLaterPath(screen)) return SKELETON;
  if (isContentPath(screen)) return <ContentRoutes path={screen} />;
  const Current = SCREENS[screen];
  return <Current />;
}
