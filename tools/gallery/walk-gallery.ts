import { callSite } from '@clutchline/test-support/browser/call-site';
import { walkScreens } from '@clutchline/test-support/browser/walk-screens';
import type { SitePage } from '@clutchline/test-support/pages/site-page';

type Look = (screen: string) => Promise<void>;

const EVENT_TABS = ['overview', 'matches', 'standings', 'bracket', 'teams'];
const LIVE = 2;
const DAY_MS = 86_400_000;

/** Every screen of the second table, with the events, teams and matches that it needs. */
async function addressesOf(url: string): Promise<Readonly<Record<string, string>>> {
  const event = await findEvent(url);
  const { rows } = await callSite(url, 'getGameListByGameTypeId', {
    game_type_id: 0,
    handicap_code: 'today',
    event_ids: [],
  });
  const live = rows.find((row) => row.live.status === LIVE && row.match.kind === 'match');
  const team = rows.find((row) => row.match.kind === 'match')?.match.team_id_1;
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  const finished = await findFinished(url);
  return {
    home: '/home',
    events: '/events',
    'events-past': '/events?when=past',
    ...Object.fromEntries(EVENT_TABS.map((tab) => [`event-${tab}`, `/events/detail?event_id=${event}&tab=${tab}`])),
    ...(team !== undefined && { team: `/teams/detail?team_id=${team}` }),
    ...(live !== undefined && { 'detail-live': `/match/detail?game_id=${live.match.game_id}` }),
    ...(finished !== undefined && { 'match-result': `/match/detail?game_id=${finished}` }),
    'results-yesterday': `/results?day=${yesterday}`,
    following: '/user/following',
    announcements: '/announcements',
    rules: '/rules',
    help: '/help',
  };
}

async function findEvent(url: string): Promise<number> {
  const { rows } = await callSite(url, 'getEvents', { game_type_id: 0, when: 'now' });
  for (const { event_id } of rows) {
    const { stages } = await callSite(url, 'getEvent', { event_id });
    const hasBracket = stages.some(({ bracket }) => (bracket ?? []).length > 0);
    if (hasBracket && stages.some(({ standings }) => standings.length > 0)) return event_id;
  }
  const [first] = rows;
  if (first === undefined) throw new Error('no event is being played');
  return first.event_id;
}

async function findFinished(url: string): Promise<number | undefined> {
  const { rows } = await callSite(url, 'getResults', { game_type_id: 0, only_corrected: 0, cursor: null });
  return rows[0]?.game_id;
}

/** Those of `walkScreens`, then every other one. The player is signed in from the third on. */
export async function walkGallery(player: SitePage, url: string, look: Look): Promise<void> {
  await walkScreens(player, url, (screen) => look(screen.replaceAll('/', '')));
  const { page, t } = player;
  for (const [screen, path] of Object.entries(await addressesOf(url))) {
    const address = new URL(path, url);
    address.searchParams.set('lang', String(t.langId));
    await page.goto(address.href);
    await page.getByRole('main').locator('h1, h2').first().waitFor();
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
    await look(screen);
  }
}
