import type { Browser } from 'playwright-core';

import { openPage } from './browser';
import { callSite } from './call-site';
import { findBarriers } from './find-barriers';
import { layoutShiftOf } from './layout-shift-of';
import { overflowOf, type Overflow } from './overflow-of';

/** Of screens with what was and will be played; with events that have a bracket and standings, a team, and a finished match. */
export async function contentScreens(url: string): Promise<ReadonlyMap<string, string>> {
  const { bracket, standings, team } = await findEvents(url);
  const { rows } = await callSite(url, 'getResults', { game_type_id: 0, only_corrected: 0, cursor: null });
  const finished = rows[0]?.game_id;
  const eventTab = (event: number, tab: string) =>
    [`event, ${tab}`, `/events/detail?event_id=${event}&tab=${tab}`] as const;
  return new Map([
    ['home', '/home'],
    ['schedule', '/schedule'],
    ['results', `/results?event_id=${bracket}`],
    ['events', '/events'],
    ...['overview', 'matches', 'bracket', 'teams'].map((tab) => eventTab(bracket, tab)),
    eventTab(standings, 'standings'),
    ['team', `/teams/detail?team_id=${team}`],
    ['announcements', '/announcements'],
    ['following', '/user/following'],
    ...(finished === undefined ? [] : [['result', `/match/detail?game_id=${finished}`] as const]),
  ]);
}

interface EventsOfTabs {
  readonly bracket: number;
  readonly standings: number;
  /** Plays in the event with the bracket. */
  readonly team: number;
}

/** An event without standings or bracket opens its overview in place of them. */
async function findEvents(url: string): Promise<EventsOfTabs> {
  const { rows } = await callSite(url, 'getEvents', { game_type_id: 0, when: 'now' });
  const found: { bracket?: number; standings?: number; team?: number } = {};
  for (const { event_id } of rows) {
    const { stages } = await callSite(url, 'getEvent', { event_id });
    const slots = stages.flatMap(({ bracket }) => bracket ?? []);
    const team = slots.find(({ team_id_1, team_id_2 }) => team_id_1 !== null && team_id_2 !== null)?.team_id_1 ?? null;
    if (slots.some(({ column }) => column > 1) && team !== null) {
      found.bracket ??= event_id;
      found.team ??= team;
    }
    if (stages.some(({ standings }) => standings.length > 0)) found.standings ??= event_id;
  }
  const { bracket, standings, team } = found;
  if (bracket === undefined || standings === undefined || team === undefined)
    throw new Error('no event with a bracket and known teams, or none with standings');
  return { bracket, standings, team };
}

export const CONTENT_THEMES = ['arena', 'light', 'contrast'] as const;

interface ContentLook {
  readonly browser: Browser;
  readonly address: string;
  readonly langId: number;
  readonly theme: (typeof CONTENT_THEMES)[number];
}

export interface ContentFinding extends Overflow {
  readonly barriers: readonly string[];
  /** Cumulative layout shift. */
  readonly shift: number;
  readonly errors: readonly string[];
}

/** One screen as it opens at 320 px (K20). */
export async function lookAtContent({ browser, address, langId, theme }: ContentLook): Promise<ContentFinding> {
  const { page, errors, context } = await openPage(browser, { width: 320, height: 700, still: true });
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${langId}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.locator('.clutchline').evaluate((app, worn) => app.setAttribute('data-theme', worn), theme);
  const shift = await layoutShiftOf(page);
  const finding = { ...(await overflowOf(page)), barriers: await findBarriers(page), shift, errors };
  await context.close();
  return finding;
}
