// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES } from '@clutchline/contract';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { BRANDS, THEMES } from './frame/looks';
import type { Story, StoryFile } from './frame/story';
import { StoryFrame } from './frame/story-frame';

type StoryModule = { readonly default: StoryFile } & Readonly<Record<string, StoryFile | Story>>;

const MODULES = import.meta.glob<StoryModule>('./**/*.stories.tsx', { eager: true });
const STORIES = Object.entries(MODULES).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, story]) => ('render' in story ? [{ path, name, story }] : [])),
);
const UI = join(import.meta.dirname, '..', 'src', 'ui');
/** Drawn by others: the surface of the app, its sheets, pictures that load on demand. */
const NOT_SHOWN_ALONE = [
  'app-surface',
  'open-sheets',
  ...['lazy-art', 'crest-parts', 'country-parts', 'empty-art'].map((file) => `art/${file}`),
];
/** Rows, cards and parts of screens that differ by their data. */
const ROWS = [
  'match-list/match-row',
  'common/matches/scheduled-line',
  'common/matches/finished-line',
  'common/matches/slot-line',
  'slip/slip-item-card',
  'slip/placed-bets',
  'bets/ticket',
  'match-detail/market-card',
  'match-detail/scoreboard',
  'live-view/live-view-panel',
  'limits/reality-card',
  'match-list/now-strip',
  'common/pool/pool-panel',
  'bulletins/bulletin-line',
  'corrections/correction-notice',
  'frame/sound-prompt',
  'frame/top-banner',
  'analysis/analysis',
  'analysis/price-chart',
  'player/control',
  'player/delay-notice',
  'player/player',
  'player/streams-card',
  'home/home',
  'events/events',
  'event-detail/event-detail',
  'match-result/match-result',
  'find/find-field',
  'find/find-hits',
  'common/follow-toggle',
  'following/following',
  'match-days/results',
  'match-days/schedule',
  'team-detail/team-detail',
  'bulletins/bulletin-detail',
  'bulletins/bulletin-list',
  'champion/champion',
  'limits/limits',
  'user/user',
  'ip-limit/ip-limit',
  'not-found/not-found',
  'not-net/not-net',
];

/** Stories that show a failure of the whole page. */
const FAILED: readonly string[] = ['Failures', 'Pages'];

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = vi.fn();
  HTMLMediaElement.prototype.canPlayType = () => '';
  HTMLMediaElement.prototype.addTextTrack = vi.fn().mockReturnValue({ mode: 'hidden' });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

describe('stories of the workbench', () => {
  it('BRAND-6 show every control and the rows whose look depends on data', () => {
    const source = Object.keys(MODULES)
      .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
      .join('\n');
    const controls = readdirSync(UI, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => file.slice(0, -'.tsx'.length))
      .filter((control) => !NOT_SHOWN_ALONE.includes(control));
    const wanted = [...controls.map((control) => `src/ui/${control}'`), ...ROWS.map((row) => `src/screens/${row}'`)];
    expect(wanted.filter((path) => !source.includes(path))).toEqual([]);
    expect(controls.length).toBeGreaterThan(15);
  });

  it.each(STORIES.map((story, index) => ({ ...story, index })))(
    'BRAND-6 $path $name is drawn without a server or an error',
    async ({ name, story, index }) => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { id } = LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[1];
      const theme = THEMES[index % THEMES.length] ?? 'arena';
      const { container } = await act(async () => {
        const view = render(
          <StoryFrame theme={theme} brand={index % BRANDS.length} langId={id}>
            {story.render()}
          </StoryFrame>,
        );
        await vi.dynamicImportSettled();
        return view;
      });
      const main = container.querySelector('.clutchline main');
      expect(main?.childElementCount).toBeGreaterThan(0);
      expect(main?.querySelectorAll('[role="alert"] h1')).toHaveLength(FAILED.includes(name) ? 1 : 0);
      expect(complaints.mock.calls).toEqual([]);
      complaints.mockRestore();
    },
  );
});
