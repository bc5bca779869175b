// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES, type LangId } from '@clutchline/contract';
import {
  acceptanceDelay,
  BOOK_MARGINS,
  COMBO_MIN,
  CORRECTION_NOTICE_AFTER_MS,
  DEFAULT_TAKEOUT,
  EXCLUSION_DAYS,
  formatOdd,
  LEAST_OFFERED_ODD,
  LOOSER_AFTER_MS,
  ODD_ONE,
  PARLAY_LIMIT,
  POSTPONED_AFTER_MS,
  RULE_BOOK,
  SINGLE_LIMIT,
  TIME_OUT_HOURS,
  UNVERIFIED_AFTER_MS,
} from '@clutchline/domain';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { createTestApp } from '../../../testing/test-app';
import { AppStateContext } from '../../state/app-context';
import { Rules } from './rules';

const ROOT = join(import.meta.dirname, '../../../../..');
const PUBLISHED = readFileSync(join(ROOT, 'docs/rules.md'), 'utf8');
const HOUR = 3_600_000;

const shown = vi.fn<(this: HTMLElement) => void>();
beforeEach(() => {
  shown.mockClear();
  HTMLElement.prototype.scrollIntoView = shown;
});
afterEach(cleanup);

async function open(langId: LangId = 2, place = '/rules') {
  const { app } = createTestApp({ place });
  await act(async () => {
    render(
      <AppStateContext value={app}>
        <InLanguage langId={langId}>
          <Rules />
        </InLanguage>
      </AppStateContext>,
    );
    await vi.dynamicImportSettled();
  });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const topic = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-topic="${name}"]`);
  if (found === null) throw new Error(`no ${name}`);
  return found;
};
const part = (name: string): string => topic(name).closest('section')?.textContent ?? '';

/** Figures of a part, or of a rule. */
const FIGURES: readonly (readonly [topic: string, figures: readonly (string | number)[]])[] = [
  ['placing', [SINGLE_LIMIT, COMBO_MIN, PARLAY_LIMIT, formatOdd(LEAST_OFFERED_ODD)]],
  ['acceptance', [acceptanceDelay(3) / 1_000, acceptanceDelay(1) / 1_000]],
  ['postponed@1', [POSTPONED_AFTER_MS / HOUR]],
  ['unverifiable@1', [UNVERIFIED_AFTER_MS / HOUR]],
  ['correction@1', [CORRECTION_NOTICE_AFTER_MS / HOUR]],
  ['combo@1', [formatOdd(ODD_ONE), COMBO_MIN]],
  ['pistol-1@2', [1]],
  ['pistol-13@2', [13]],
  ['pistol-rounds@1', [1, 12, 13]],
  ['pools', [`${DEFAULT_TAKEOUT / 10}%`, '0.001', formatOdd(ODD_ONE)]],
  ['margins', [...Object.values(BOOK_MARGINS).map((margin) => `${margin / 10}%`), '0.001', '100%']],
  [
    'limits',
    [
      LOOSER_AFTER_MS / HOUR,
      TIME_OUT_HOURS.least,
      TIME_OUT_HOURS.most / 24,
      EXCLUSION_DAYS.least,
      EXCLUSION_DAYS.most / 365,
    ],
  ],
];

/** Whole figures, so that 24 is not found in 124. */
const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*%?/g) ?? [];

describe.each(LANGUAGES)('HELP-1 the rules in $code', ({ id }) => {
  it('have every rule of docs/rules.md, once and with a text', async () => {
    await open(id);
    const rules = [...PUBLISHED.matchAll(/^\| `([a-z0-9-]+@\d+)`/gm)].map(([, rule = '']) => rule);
    expect(rules).toHaveLength(RULE_BOOK.size);
    const cards = [...document.querySelectorAll<HTMLElement>('[data-topic*="@"]')];
    expect(cards.map((card) => card.dataset['topic']).sort()).toEqual([...rules].sort());
    for (const card of cards) expect(card.querySelectorAll('p').length, card.dataset['topic']).toBeGreaterThan(0);
  });

  it('state the figures that the code applies', async () => {
    await open(id);
    for (const [name, figures] of FIGURES) {
      const text = name.includes('@') ? topic(name).textContent.replace(name, '') : part(name);
      for (const figure of figures) expect(figuresIn(text), `${name}: ${text}`).toContain(String(figure));
    }
  });
});

it.each(LANGUAGES)('HELP-1 no text of rules and help in $code has a typed figure', ({ code }) => {
  for (const namespace of ['rules', 'help']) {
    const path = join(ROOT, 'packages/i18n/messages', code, `${namespace}.json`);
    const texts = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);
    expect(texts.length).toBeGreaterThan(20);
    const typed = texts.filter(([, text]) => /\p{N}/u.test(text.replaceAll(/\{[a-z]+\}/g, '')));
    expect(typed).toEqual([]);
  }
});

it('HELP-1 docs/rules.md states the same figures', () => {
  const row = (rule: string): string => PUBLISHED.split('\n').find((line) => line.startsWith(`| \`${rule}\``)) ?? '';
  expect(row('postponed@1')).toContain(`within ${POSTPONED_AFTER_MS / HOUR} hours`);
  expect(row('unverifiable@1')).toContain(`${UNVERIFIED_AFTER_MS / HOUR} hours after`);
  expect(row('correction@1')).toContain(`Later than ${CORRECTION_NOTICE_AFTER_MS / HOUR} hours`);
  expect(row('combo@1')).toContain(`counts ${formatOdd(ODD_ONE)}`);
  expect(PUBLISHED).toContain(`below ${formatOdd(LEAST_OFFERED_ODD)} takes no bets`);
  expect(PUBLISHED).toContain(`takeout, ${DEFAULT_TAKEOUT / 10} % by default`);
  for (const [kind, margin] of Object.entries(BOOK_MARGINS))
    expect(PUBLISHED).toMatch(new RegExp(`^\\| \`${kind}\` \\|.*\\| ${margin / 10} % \\|$`, 'm'));
});

it('HELP-1 D9 names each market under its margin as docs/rules.md does', async () => {
  await open();
  for (const kind of Object.keys(BOOK_MARGINS)) {
    const row = PUBLISHED.split('\n').find((line) => line.startsWith(`| \`${kind}\``)) ?? '';
    const markets = (row.match(/`[a-z_0-9]+`/g) ?? []).length - 1;
    const names = document.querySelector(`[data-margin="${kind}"] span:last-child`)?.textContent.split(' · ') ?? [];
    expect(names, kind).toHaveLength(markets);
  }
});

it('HELP-1 the contents lead to a part, which is named in the address', async () => {
  const app = await open();
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toContain('Pools');
  fireEvent.click(contents.getByRole('link', { name: 'Pools' }));
  expect(app.env.location.read()).toMatchObject({ path: '/rules', search: 'topic=pools' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pools' }));
  expect(shown.mock.instances.at(-1)).toBe(topic('pools'));
});

it('HELP-1 an address names the rule that a receipt cites', async () => {
  await open(2, '/rules?topic=map-winner@1');
  expect(document.activeElement).toBe(topic('map-winner@1'));
  expect(topic('map-winner@1').textContent).toContain('Map winner');
});

it.each(['/rules?topic=nothing', '/rules?topic="]', '/rules?topic='])(
  'HELP-1 %s shows the page from its top',
  async (place) => {
    await open(2, place);
    expect(shown).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Betting rules');
  },
);
