/** The screens that have a path (section 2 of the specification, NAV-7). */
export const SCREEN_PATHS = {
  'match-list': '/match/list',
  'match-detail': '/match/detail',
  bets: '/bets',
  'not-net': '/not-net',
  'ip-limit': '/ip-limit',
  'not-found': '/404',
} as const;

export type Screen = keyof typeof SCREEN_PATHS;

/** What a path is, letter for letter: a screen, a redirect to the list, or nothing of ours (NAV-1, NAV-3). */
export function screenOf(path: string): Screen | 'redirect' | 'unknown' {
  switch (path) {
    case '':
    case '/':
    case '/match':
      return 'redirect';
    case '/match/list':
      return 'match-list';
    case '/match/detail':
      return 'match-detail';
    case '/bets':
      return 'bets';
    case '/not-net':
      return 'not-net';
    case '/ip-limit':
      return 'ip-limit';
    case '/404':
      return 'not-found';
    default:
      return 'unknown';
  }
}
