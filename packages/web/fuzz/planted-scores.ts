import { act } from '@testing-library/react';
import { vi } from 'vitest';

import { contentOf } from '../testing/content-of';
import type { FuzzedPage } from './fuzzed-page';

export async function ready(page: FuzzedPage): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await page.settle();
    await act(() => vi.dynamicImportSettled());
  }
  await page.settle();
}

export async function visit(page: FuzzedPage, place: string): Promise<void> {
  await page.go(place);
  await ready(page);
}

/** What no place may show of a hidden result, by field. */
const PLANTED: Readonly<Record<string, unknown>> = {
  score_1: 77,
  score_2: 66,
  round_score_1: 767,
  round_score_2: 676,
  maps_won: 77,
  maps_lost: 66,
  result: '77:66',
  settlement_amount: '776.60',
  profit: '766.70',
  returned: '776.60',
  duration_s: 4_626,
};

const isFigure = (field: unknown): boolean => field !== null && typeof field !== 'object';

/** An answer in which every score is 77 : 66. */
export function plant(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plant);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      isFigure(field) && name in PLANTED ? PLANTED[name] : plant(field),
    ]),
  );
}

/** Ids that React numbers are no content. */
export const shownIn = ({ element, app }: FuzzedPage): string =>
  `${app.pageTitle.getState().text} ${contentOf(element).replace(/_r_\w+?_/g, '')}`;

export const REVEALING = /77|66|676|data-won="true"|Won by|won by/;
