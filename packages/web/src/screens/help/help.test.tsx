// @vitest-environment jsdom
import { LANGUAGES, type LangId } from '@clutchline/contract';
import { LOOSER_AFTER_MS, ODDS_FORMATS, oddTextAs, PARLAY_LIMIT } from '@clutchline/domain';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { buildTerms } from '../../../testing/build-terms';
import { InLanguage } from '../../../testing/in-language';
import { createTestApp, ok } from '../../../testing/test-app';
import { AppStateContext } from '../../state/app-context';
import { Help } from './help';

afterEach(cleanup);

const TERMS = buildTerms();
const FEWEST = Math.min(...TERMS.limits.map(({ min_legs }) => min_legs));

async function open(langId: LangId = 2) {
  const { app } = createTestApp({ place: '/help', server: { getBettingTerms: () => ok(TERMS) } });
  await act(async () => {
    render(
      <AppStateContext value={app}>
        <InLanguage langId={langId}>
          <Help />
        </InLanguage>
      </AppStateContext>,
    );
    await vi.dynamicImportSettled();
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
}

it.each(LANGUAGES)('HELP-2 in $code it has its five parts, and the figures of the code', async ({ id }) => {
  await open(id);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  const text = document.body.textContent;
  for (const figure of [FEWEST, PARLAY_LIMIT, LOOSER_AFTER_MS / 3_600_000, '1.000'])
    expect(text.match(/\d+(?:\.\d+)?/g)).toContain(String(figure));
});

it.each(ODDS_FORMATS)('HELP-2 USER-5 shows a likely and an unlikely price as %s', async (format) => {
  await open();
  const row = document.querySelector(`[data-format="${format}"]`)?.textContent;
  expect(row).toContain(oddTextAs(format, '1.500'));
  expect(row).toContain(oddTextAs(format, '3.000'));
});

it('HELP-2 BET-4 explains the statuses by their own words', async () => {
  await open();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  for (const status of ['To be confirmed', 'Unsettled', 'Won', 'Lost', 'Rejected', 'Cancelled', 'Void', 'Dead heat'])
    expect(terms).toContain(status);
});

it('HELP-2 leads to rules and limits', async () => {
  await open();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Betting rules', 'Your limits and breaks']),
  );
});
