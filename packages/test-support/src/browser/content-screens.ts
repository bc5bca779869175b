import type { Browser } from 'playwright-core';

import { openPage } from './browser';
import { callSite } from './call-site';
import { findBarriers } from './find-barriers';
import { layoutShiftOf } from './layout-shift-of';
import { overflowOf, type Overflow } from './overflow-of';

/** Of screens with what was and will be played; with an event that has a bracket, one of its teams, and a finished match. */
export async function contentScreens(url: string): Promise<ReadonlyMap<string, string>> {
  const { event, team } = await eventWithBracket(url);
  const { rows } = await callSite(url, 'getResults', { game_type_id: 0, only_corrected: 0, cursor: null });
  const finished = rows[0]?.game_id;
  return new Map([
    ['home', '/home'],
    ['schedule', '/schedule'],
    ['results', `/results?event_id=${event}`],
    ['events', '/events'],
    ...['overview', 'matches', 'standings', 'bracket', 'teams'].map(
      (tab) => [`event, ${tab}`, `/events/detail?event_id=${event}&tab=${tab}`] as const,
    ),
    ['team', `/teams/detail?team_id=${team}`],
    ['announcements', '/announcements'],
    ['following', '/user/following'],
    ...(finished === undefined ? [] : [['result', `/match/detail?game_id=${finished}`] as const]),
  ]);
}

async function eventWithBracket(url: string): Promise<{ readonly event: number; readonly team: number }> {
  const { rows } = await callSite(url, 'getEvents', { game_type_id: 0, when: 'now' });
  for (const { event_id } of rows) {
    const { stages } = await callSite(url, 'getEvent', { event_id });
    const slots = stages.flatMap(({ bracket }) => bracket ?? []);
    const known = slots.find(({ team_id_1, team_id_2 }) => team_id_1 !== null && team_id_2 !== null);
    const team = known?.team_id_1 ?? null;
    if (slots.some(({ column }) => column > 1) && team !== null) {
      return { event: event_id, team };
    }
  }
  throw new Error('no event with a bracket and known teams');
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
