interface Screen {
  /** As the app writes it. */
  readonly path: string;
  /** Of the query; null for a list. */
  readonly parameter: string | null;
  /** Sources of its lazy parts that are in the first view, as the manifest of the build names them. */
  readonly sources: readonly string[];
}

/** Second route table, and the definitions of its calls. */
const CONTENT = ['src/app/content-routes.tsx', 'src/data/later-calls.ts'];

const LIST: Screen = { path: '/match/list', parameter: null, sources: [] };
const MATCH: Screen = {
  path: '/match/detail',
  parameter: 'game_id',
  sources: ['src/screens/match-detail/match-detail.tsx', 'src/screens/match-result/match-result.tsx'],
};
/** Of today. */
const RESULTS: Screen = {
  path: '/results',
  parameter: null,
  sources: [...CONTENT, 'src/screens/match-days/results.tsx'],
};
/** Those that run. */
const EVENTS: Screen = { path: '/events', parameter: null, sources: [...CONTENT, 'src/screens/events/events.tsx'] };
const EVENT: Screen = {
  path: '/events/detail',
  parameter: 'event_id',
  sources: [
    ...CONTENT,
    'src/screens/event-detail/event-detail.tsx',
    'src/screens/event-detail/event-champion.tsx',
    'src/screens/team-detail/calendar-address.tsx',
  ],
};

/** Screens that are rendered first by the server (P13). */
const SCREENS: ReadonlyMap<string, Screen> = new Map([
  ['/', LIST],
  ['/match', LIST],
  ...[LIST, MATCH, RESULTS, EVENTS, EVENT].map((screen) => [screen.path, screen] as const),
]);

const LANGUAGE = /^lang=[1-8]$/;
const VALUE = /^([a-z_]+)=[1-9]\d{0,14}$/;

export interface ScreenAddress extends Screen {
  readonly address: string;
}

/**
 * Null for an address that names something else, too, such as a tab or a filter.
 * @example screenAddressOf('/match/detail?lang=7&game_id=1204')?.address // '/match/detail?game_id=1204'
 */
export function screenAddressOf(target: string): ScreenAddress | null {
  const [path = '', query = ''] = target.split('?');
  const screen = SCREENS.get(path);
  if (screen === undefined) return null;
  const [value = '', ...others] = query.split('&').filter((part) => !LANGUAGE.test(part));
  const name = value === '' ? null : VALUE.exec(value)?.[1];
  if (others.length > 0 || name !== screen.parameter) return null;
  return { ...screen, address: name === null ? screen.path : `${screen.path}?${value}` };
}
