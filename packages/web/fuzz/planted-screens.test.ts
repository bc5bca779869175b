// @vitest-environment jsdom
import type { Announcement } from '@clutchline/contract';
import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { bulletinKey as BulletinKey } from '../src/state/bulletins/bulletin-memory';
import { bulletinMemoryOf } from '../src/state/bulletins/bulletin-memory';
import type { isHidden as IsHidden } from '../src/state/spoilers/spoiler-store';
import { FakeStorageArea } from '../testing/fake-storage-area';
import { ok } from '../testing/test-app';
import { openFuzzedPage, stubBrowser } from './fuzzed-page';
import { plant, ready, REVEALING, shownIn, visit } from './planted-scores';
import { VALID_ANSWERS } from './valid-answers';

const planted = vi.hoisted(() => ({ blurs: false, forgetsRevision: false }));

vi.mock('../src/state/spoilers/spoiler-store', async (importOriginal) => {
  const real = await importOriginal<{ isHidden: typeof IsHidden }>();
  const isHidden: typeof IsHidden = (spoilers, match) => !planted.blurs && real.isHidden(spoilers, match);
  return { ...real, isHidden };
});
vi.mock('../src/state/bulletins/bulletin-memory', async (importOriginal) => {
  const real = await importOriginal<{ bulletinKey: typeof BulletinKey }>();
  const bulletinKey: typeof BulletinKey = (row) =>
    real.bulletinKey(planted.forgetsRevision ? { ...row, revision: 1 } : row);
  return { ...real, bulletinKey };
});

const TIMEOUT_MS = 60_000;
beforeEach(stubBrowser);
afterEach(() => {
  Object.assign(planted, { blurs: false, forgetsRevision: false });
  document.head.querySelector('#blur')?.remove();
});

/** What a hidden result shows on the list of results. */
async function revealedOnResults(): Promise<string> {
  const area = new FakeStorageArea();
  area.put('spoilers', 'all');
  const page = await openFuzzedPage({ area, spoil: (_, sound) => ok(plant(sound)) });
  await visit(page, '/results');
  within(page.element).getByRole('heading', { level: 1 });
  const found = REVEALING.exec(shownIn(page))?.[0] ?? '';
  await page.close();
  return found;
}

it('K21 K14 finds scores that are blurred instead of removed', { timeout: TIMEOUT_MS }, async () => {
  expect(await revealedOnResults()).toBe('');
  planted.blurs = true;
  const style = document.createElement('style');
  style.id = 'blur';
  style.textContent = 'main { filter: blur(12px) }';
  document.head.append(style);
  expect(await revealedOnResults()).not.toBe('');
});

/** Whether a second revision of a banner that was closed is shown. */
async function isShownAgain(): Promise<boolean> {
  const [row] = VALID_ANSWERS.getAnnouncements.rows;
  const banner = { ...row, severity: 'urgent', revision: 2, title: 'Edited' } as unknown as Announcement;
  const page = await openFuzzedPage({
    spoil: (name, sound) =>
      ok(name === 'getAnnouncements' ? { ...VALID_ANSWERS.getAnnouncements, banners: [banner] } : sound),
  });
  bulletinMemoryOf(page.app).dismiss('season@1');
  await ready(page);
  const isShown = within(page.element).queryAllByText('Edited').length > 0;
  await page.close();
  return isShown;
}

it('K21 NEWS-4 finds a dismissal that forgets the revision', { timeout: TIMEOUT_MS }, async () => {
  expect(await isShownAgain()).toBe(true);
  planted.forgetsRevision = true;
  expect(await isShownAgain()).toBe(false);
});
