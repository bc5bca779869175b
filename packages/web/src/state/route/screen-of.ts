/** First route table (NAV-7). */
export const SCREEN_PATHS = {
  'match-list': '/match/list',
  'match-detail': '/match/detail',
  'not-net': '/not-net',
  'ip-limit': '/ip-limit',
  'not-found': '/404',
} as const;

export type FirstScreen = keyof typeof SCREEN_PATHS;

/** Second route table, loaded on demand (ROUTE-3). */
export type LaterPath =
  | '/champion'
  | '/bets'
  | '/user'
  | '/user/limits'
  | '/user/following'
  | '/home'
  | '/rules'
  | '/help'
  | '/schedule'
  | '/results'
  | '/announcements'
  | '/announcements/detail'
  | '/events'
  | '/events/detail'
  | '/teams/detail'
  | SpeedPath
  | ChessPath;

/** Speed LOL. */
export type SpeedPath =
  | '/virtual/speed'
  | '/virtual/speed/records'
  | '/virtual/speed/results'
  | '/virtual/speed/rules'
  | '/virtual/speed/fairness';

/** Auto chess. */
export type ChessPath =
  | '/virtual/chess'
  | '/virtual/chess/backpack'
  | '/virtual/chess/records'
  | '/virtual/chess/guide'
  | '/virtual/chess/rules'
  | '/virtual/chess/prices'
  | '/virtual/chess/fairness';

export type Screen = FirstScreen | LaterPath;

export type OtherPath = `/${string}`;

const OTHER = /^(\/[a-z-]+)+$/;

const isScreen = (name: string): name is FirstScreen => Object.hasOwn(SCREEN_PATHS, name);

export const isOther = (path: string): path is OtherPath => OTHER.test(path);

/** `redirect`: to the list (NAV-1, NAV-3). */
export function screenOf(path: string): FirstScreen | OtherPath | 'redirect' | 'unknown' {
  if (path === '' || path === '/' || path === '/match') return 'redirect';
  const screens = Object.keys(SCREEN_PATHS).filter(isScreen);
  return screens.find((screen) => SCREEN_PATHS[screen] === path) ?? (isOther(path) ? path : 'unknown');
}
