// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES, type LangId } from '@clutchline/contract';
import {
  BOOK_MARGINS,
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
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { buildTerms } from '../../../testing/build-terms';
import { InLanguage } from '../../../testing/in-language';
import { createTestApp, type FakeServer, ok, refused, TOKEN } from '../../../testing/test-app';
import { AppStateContext } from '../../state/app-context';
import { refreshAccount } from '../../state/session/refresh-account';
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

const TERMS = buildTerms();
const IN_FORCE: FakeServer = { getBettingTerms: () => ok(TERMS) };

interface Opened {
  readonly langId?: LangId;
  readonly place?: string;
  readonly server?: FakeServer;
  readonly token?: string | null;
}

async function open({ langId = 2, place = '/rules', server = IN_FORCE, token = null }: Opened = {}) {
  const { app } = createTestApp({ place, server, token });
  if (token !== null) await refreshAccount(app);
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
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
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
  ['placing', [SINGLE_LIMIT, PARLAY_LIMIT, formatOdd(LEAST_OFFERED_ODD)]],
  ...TERMS.limits.map(
    ({ min, parlay, payout, max_odds, min_legs }) => ['placing', [min, parlay, payout, max_odds, min_legs]] as const,
  ),
  ['acceptance', TERMS.delays.map(({ delay_ms }) => delay_ms / 1_000)],
  ['postponed@1', [POSTPONED_AFTER_MS / HOUR]],
  ['unverifiable@1', [UNVERIFIED_AFTER_MS / HOUR]],
  ['correction@1', [CORRECTION_NOTICE_AFTER_MS / HOUR]],
  ['combo@1', [formatOdd(ODD_ONE)]],
  ['pistol-1@2', [1]],
  ['pistol-13@2', [13]],
  ['pistol-rounds@1', [1, 12, 13]],
  ['pools', [`${TERMS.takeout / 10}%`, '0.001', formatOdd(ODD_ONE)]],
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
    await open({ langId: id });
    const rules = [...PUBLISHED.matchAll(/^\| `([a-z0-9-]+@\d+)`/gm)].map(([, rule = '']) => rule);
    expect(rules).toHaveLength(RULE_BOOK.size);
    const cards = [...document.querySelectorAll<HTMLElement>('[data-topic*="@"]')];
    expect(cards.map((card) => card.dataset['topic']).sort()).toEqual([...rules].sort());
    for (const card of cards) expect(card.querySelectorAll('p').length, card.dataset['topic']).toBeGreaterThan(0);
  });

  it('state the figures that the code applies', async () => {
    await open({ langId: id });
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
  await open({ place: '/rules?topic=map-winner@1' });
  expect(document.activeElement).toBe(topic('map-winner@1'));
  expect(topic('map-winner@1').textContent).toContain('Map winner');
});

it.each(['/rules?topic=nothing', '/rules?topic="]', '/rules?topic='])(
  'HELP-1 %s shows the page from its top',
  async (place) => {
    await open({ place });
    expect(shown).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Betting rules');
  },
);

describe('HELP-1 DESK-11 what the operator sets', () => {
  it('is shown by game, in the texts of the language', async () => {
    await open({ langId: 7 });
    const delays = [...document.querySelectorAll('[data-delay]')].map(({ textContent }) => textContent);
    expect(delays).toEqual(['First game jp7秒', 'Other game jp4.5秒']);
  });

  it('is shown in all currencies without a player, and in that of the player', async () => {
    const currencies = () => [...document.querySelectorAll<HTMLElement>('[data-currency]')];
    await open();
    expect(currencies().map(({ dataset }) => dataset['currency'])).toEqual(['1', '3']);
    cleanup();
    await open({ token: TOKEN });
    expect(currencies().map(({ textContent }) => textContent)).toEqual([
      'Minimum stakeCNY 2.00Maximum stake, singleCNY 4,100.00Maximum stake, comboCNY 1,700.50' +
        'Maximum stakes per dayCNY 43,000.00Maximum stakes per matchCNY 8,300.00Maximum payout per betCNY 76,000.00' +
        'Maximum combined odds1500.000Minimum picks in a combo4',
    ]);
  });

  it('ERR-6 if the terms fail to load, the rules are shown without them, and a press requests them again', async () => {
    let isDown = true;
    await open({ server: { getBettingTerms: () => (isDown ? refused('unavailable') : ok(TERMS)) } });
    expect(part('pools')).toContain('Each currency has its own pool.');
    expect(part('pools')).not.toContain('takeout of a new pool');
    isDown = false;
    fireEvent.click(screen.getAllByRole('button', { name: 'Reload' })[0] ?? document.body);
    await waitFor(() => expect(part('pools')).toContain('The takeout of a new pool is 9.5% of the stakes.'));
  });
});
