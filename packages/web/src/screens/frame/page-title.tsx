import { languageById, localizedText } from '@clutchline/contract';
import { matchTitle } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { useBrowse, useMatchDetail, usePageTitle, useRoute } from '../../state';

const TITLES = {
  '/announcements': 'menu.announcements',
  '/announcements/detail': 'menu.announcements',
  '/bets': 'frame.my_bets',
  '/champion': 'champion.title',
  '/home': 'frame.home',
  '/events': 'menu.events',
  '/results': 'menu.results',
  '/schedule': 'menu.schedule',
  '/user': 'frame.me',
  '/user/following': 'menu.following',
  '/user/limits': 'limits.title',
  '/rules': 'footer.rules',
  '/help': 'footer.help',
  'not-net': 'common.network_connection_failed',
  'ip-limit': 'pages.ip_limit_title',
  'not-found': 'pages.not_found_title',
} as const;

/** Their screens set the name of what they show. */
const NAMED: ReadonlySet<string> = new Set(['/events/detail', '/teams/detail']);

const isTitled = (screen: string): screen is keyof typeof TITLES => Object.hasOwn(TITLES, screen);

/** U30, WCAG 2.4.2. */
export function PageTitle() {
  const { screen, gameId } = useRoute();
  if (screen === 'match-list') return <ListTitle />;
  if (screen === 'match-detail' && gameId !== null) return <DetailTitle gameId={gameId} />;
  if (NAMED.has(screen) || screen.startsWith('/virtual/')) return null;
  return <ScreenTitle screen={screen} />;
}

function ScreenTitle({ screen }: { readonly screen: string }) {
  const t = useT();
  usePageTitle(isTitled(screen) ? t(TITLES[screen]) : '');
  return null;
}

function DetailTitle({ gameId }: { readonly gameId: number }) {
  const t = useT();
  const detail = useMatchDetail(gameId);
  usePageTitle(detail.status === 'ready' ? matchTitle(t, detail.data.match) : '');
  return null;
}

/** Initially the brand alone (NAV-6). */
function ListTitle() {
  const t = useT();
  const { view, handicap, gameTypeId, category } = useBrowse();
  const tab = view === 'favorites' ? t('match-list.tab_favorites') : t(`match-list.tab_${handicap}`);
  const isFirst = view !== 'favorites' && handicap === 'today';
  const game =
    category === null || gameTypeId === 0 ? '' : localizedText(category, 'game_name', languageById(t.langId).suffix);
  usePageTitle([isFirst ? '' : tab, game].filter(Boolean).join(' · '));
  return null;
}
