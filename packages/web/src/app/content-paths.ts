import type { LaterPath } from '../state';

/** Of the screens of what was and will be played, of teams and of announcements. */
export const CONTENT_PATHS = [
  '/schedule',
  '/results',
  '/user/following',
  '/home',
  '/announcements',
  '/announcements/detail',
  '/events',
  '/events/detail',
  '/teams/detail',
] as const satisfies readonly LaterPath[];

export type ContentPath = (typeof CONTENT_PATHS)[number];
