/** Section 2 of the specification, NAV-7. */
export const SCREEN_PATHS = {
  'match-list': '/match/list',
  'match-detail': '/match/detail',
  champion: '/champion',
  bets: '/bets',
  user: '/user',
  limits: '/user/limits',
  'not-net': '/not-net',
  'ip-limit': '/ip-limit',
  'not-found': '/404',
} as const;

export type Screen = keyof typeof SCREEN_PATHS;

const isScreen = (name: string): name is Screen => Object.hasOwn(SCREEN_PATHS, name);

/** Exact match; `redirect` leads to the list (NAV-1, NAV-3). */
export function screenOf(path: string): Screen | 'redirect' | 'unknown' {
  if (path === '' || path === '/' || path === '/match') return 'redirect';
  const screens = Object.keys(SCREEN_PATHS).filter(isScreen);
  return screens.find((screen) => SCREEN_PATHS[screen] === path) ?? 'unknown';
}
