import type { ComponentType } from 'react';

import { contentPart } from '../screens/common/texts/content-texts';
import { ListSkeleton } from '../screens/match-list/list-skeleton';
import type { ContentPath } from './content-paths';

const SKELETON = <ListSkeleton />;

/** Screens of what was and will be played; each start would load their names for nothing. */
const SCREENS: Readonly<Record<ContentPath, ComponentType>> = {
  '/schedule': contentPart(async () => (await import('../screens/match-days/schedule')).Schedule, SKELETON),
  '/results': contentPart(async () => (await import('../screens/match-days/results')).Results, SKELETON, 'screen'),
  '/user/following': contentPart(async () => (await import('../screens/following/following')).Following, SKELETON),
  '/home': contentPart(async () => (await import('../screens/home/home')).Home, SKELETON),
  '/announcements': contentPart(
    async () => (await import('../screens/bulletins/bulletin-list')).BulletinList,
    SKELETON,
  ),
  '/announcements/detail': contentPart(
    async () => (await import('../screens/bulletins/bulletin-detail')).BulletinDetail,
    SKELETON,
  ),
  '/events': contentPart(async () => (await import('../screens/events/events')).Events, SKELETON, 'screen'),
  '/events/detail': contentPart(
    async () => (await import('../screens/event-detail/event-detail')).EventDetail,
    SKELETON,
    'screen',
  ),
  '/teams/detail': contentPart(async () => (await import('../screens/team-detail/team-detail')).TeamDetail, SKELETON),
};

export function ContentRoutes({ path }: { readonly path: ContentPath }) {
  const Current = SCREENS[path];
  return <Current />;
}
